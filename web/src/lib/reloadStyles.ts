/** The rules of a style sheet that did not arrive cannot be read: there is no sheet, or reading them throws. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules === undefined;
  } catch {
    return true;
  }
}

/** Loads a style sheet again. It may only have been slow: whoever waits for the first link hears of the second. */
function load(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
    for (const type of ['load', 'error'])
      again.addEventListener(type, () => link.dispatchEvent(new Event(type)));
    link.replaceWith(again);
  });
}

/** Loads our style sheets that have failed: the bundler asks for each only once, even if its part is loaded again. */
export async function reloadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // A link that is switched off stands for a style sheet that is in the HTML itself.
  const ours = [...links].filter(({ href, disabled }) => href.startsWith(location.origin) && !disabled);
  await Promise.all(ours.filter(hasFailed).map(load));
}
