const list = (words: string): string[] => words.split(' ');

const starts = list(
  'Bo Blu Chim Dib Do Flo Fuzz Gim Glo Gru Humb Jub Lum Mo Mug Nib Noo Oo Pip Plo Quib Rum Scru Snu Squi Tum Wob Yum Zib Zo',
);
const middles = ['', ...list('b bb d gg m n pp zz')];
const ends = list('a ble bo by del dy ey gle ino kin le let lo mo ster ula wick');

const vowel = /[aeiou]$/u;

/** A name to be fond of. */
export function monsterName(random: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const start = pick(starts);
  const [middle, end] = [pick(middles), pick(ends)];
  return `${start}${vowel.test(start) ? middle : ''}${end}`;
}
