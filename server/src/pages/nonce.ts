// No text of a page can hold the mark: there `<` is always escaped.
const mark = '<!--nonce-->';

/** What the tags of our scripts carry until it is known whether and which nonce they get. */
export const nonceAttribute = ` nonce="${mark}"`;

/** The page for one answer, under a policy that asks for its nonce. */
export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(mark, nonce);
}

/** The page for a policy that needs none. */
export function withoutNonce(html: string): string {
  return html.replaceAll(nonceAttribute, '');
}
