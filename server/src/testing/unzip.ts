import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a zip file by its directory, as other programs do; throws if a file in it is damaged. */
export function unzip(zip: Buffer): { readonly name: string; readonly content: Buffer }[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('the zip file has no end');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is damaged');
    const [packedSize, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const entry = zip.readUInt32LE(at + 42);
    const start = entry + 30 + zip.readUInt16LE(entry + 26) + zip.readUInt16LE(entry + 28);
    const content = inflateRawSync(zip.subarray(start, start + packedSize));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    at += 46 + nameLength;
    return { name, content };
  });
}
