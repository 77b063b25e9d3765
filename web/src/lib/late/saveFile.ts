/** A browser may begin to read a file a moment after it was asked to. */
const readWithinMs = 60_000;

/** Has the browser download a file. Returns false if it cannot. */
export function saveFile(name: string, content: Blob): boolean {
  try {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
    return true;
  } catch {
    return false;
  }
}
