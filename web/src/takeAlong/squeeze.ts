/** What years of games and their logs take, and more than any browser stores. A box that unpacks to more is not ours. */
export const maxProgressBytes = 24 * 1024 * 1024;

const format = 'deflate-raw';

/** Reads a stream to its end; null if it is damaged, or longer than allowed. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(change);

/** Compresses; null in a browser that cannot. */
export async function squeeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  if (typeof CompressionStream === 'undefined') return null;
  return readAll(through(bytes, new CompressionStream(format)), maxProgressBytes);
}

/** The opposite; null for what is damaged or too long, or in a browser that cannot. */
export async function unsqueeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  if (typeof DecompressionStream === 'undefined') return null;
  return readAll(through(bytes, new DecompressionStream(format)), maxProgressBytes);
}
