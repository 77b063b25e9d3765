/** Sets the text at the end of an element, in the node that is there: a new one would cost its layout. */
export function paintText(element: Element, text: string): void {
  const { lastChild } = element;
  if (!(lastChild instanceof Text)) {
    if (text !== '') element.append(text);
  } else if (lastChild.data !== text) lastChild.data = text;
}
