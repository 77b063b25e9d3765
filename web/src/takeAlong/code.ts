/** Without I, L, O and U, which look like others: 32 characters, so eight of them are 40 bits. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

export const codeLength = 8;

/** Makes a code that nobody can guess. */
export function makeCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength));
  return [...bytes].map((byte) => characters[byte % characters.length]).join('');
}

/** Reads a code as people type it: with small letters, spaces, hyphens and look-alikes. Null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .replaceAll(/[\s\-–—_.]/gu, '')
    .toUpperCase()
    .replaceAll(/[ILOU]/gu, (letter) => lookAlikes[letter] ?? letter);
  const isPossible = code.length === codeLength && [...code].every((each) => characters.includes(each));
  return isPossible ? code : null;
}

/** A code in two groups of four, as it is read aloud. */
export const codeGroups = (code: string): readonly string[] => [code.slice(0, 4), code.slice(4)];
