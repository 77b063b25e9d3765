/**
 * Takes an email out of the address before anything else is loaded: browsers tell the address of a page when they fetch
 * fonts, whatever the policy says. The history entry carries the whole address until the page has replaced the email with
 * a uid; see `site/email/hideEmail.ts`.
 */
export function carryEmail(): void {
  const { href } = location;
  const without = href.replaceAll(/([?&])email=[^&#]*/gu, '$1');
  if (without !== href) history.replaceState({ address: href }, '', without);
}
