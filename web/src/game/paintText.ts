/** Sets the text at the end of an element. Reuses the text node that is there: a new one would cost a layout. */
export function paintText(element: Element, text: string): void {
  const { lastChild } = element;
  if (!(lastChild instanceof Text)) {
    if (text !== '') element.append(text);
  } else if (lastChild.data !== text) lastChild.data = text;
}
