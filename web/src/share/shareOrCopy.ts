/**
 * Shares through the device's share sheet, or copies the text. Closing the share sheet counts as shared, since that was
 * the player's choice.
 */
export async function shareOrCopy(data: ShareData, text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator && navigator.canShare(data)) {
      await navigator.share(data);
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
