import { hashText } from '@monster/engine';

const words = (list: string): string[] => list.split(' ');

/** They become words with `le`: Babble, Bobble, Bubble. */
const stems = words(
  'Babb Bobb Boff Bogg Bubb Chuck Cobb Cudd Dabb Dand Dapp Dazz Dibb Dodd Dood Drizz Fidd Fizz Fluff Frazz Freck Frizz Fudd Gabb Gagg Gidd Gigg Gobb Gogg Gurg Guzz Hobb Hudd Humb Hurd Huzz Jabb Jang Jigg Jing Jobb Jugg Jumb Kind Marb Mazz Medd Mizz Mobb Modd Mudd Mumb Muzz Nabb Nest Nibb Nood Nozz Nubb Nudd Nuzz Padd Pebb Pick Piff Pudd Purp Puzz Quibb Quizz Raff Ramb Razz Ridd Rimb Ruff Rust Shuff Sizz Sniff Snugg Spark Speck Spind Swizz Swobb Tang Tazz Temp Thimb Tick Tizz Todd Togg Topp Trund Twang Twidd Twink Twizz Wabb Wadd Waff Wagg Whiff Whizz Wibb Wigg Wind Wink Wizz Wobb Wrang Wuff Yabb Yodd Zabb Zibb Zigg Zizz Zogg Zumb Zwibb',
);

/** What families add to such a word. All have three letters, so that no two families share a name. */
const tails = words(
  'bee bib boo bop bow bud bun cap cog cub dew dip dot fig fin fob fur gem hat hen hop hug hum jam jig kin kit lid lip map mew moo mop nap nod nut pal paw pip pop pup tag toe top tub tum wag web wig yak yum zag zap zip',
);

/** What the first names of monsters without a family add to a stem. All have three letters, too. */
const endings = words('ado alo ami ara azo eda ilo imo iso iva olo ora oza ula ura eki ena');

/** Between the names of a monster without a family. */
const links = [' Mc', " O'", ' Van ', ' De '];

const firstNames = words(
  'Pip Bo Dot Fig Gus Ivy Jem Kit Lou Max Nell Oz Peg Quin Roo Sid Tess Uma Vic Wren Yoyo Zed Bibi Coco Dodo Fifi Lulu Momo Otto Remy Suki Toto Wim Yuki Zuzu',
);
const bossTitles = words(
  'Baron Baroness Duke Duchess Count Countess Lord Lady Sir Dame Captain Admiral Professor Madame',
);

/** So many weeks have families of their own, from 1970 to 2097; then the names come round. */
const familyCount = stems.length * tails.length;
/** So many monsters without a family have names of their own, which is more than there are ids. */
const loneCount = stems.length * endings.length * links.length * stems.length;

/** Primes that divide neither count: neighbors get different names, and no name comes up twice. */
const familyStride = 4139;
const loneStride = 646_237;

/** Returns the remainder of a division, never below zero. */
const modulo = (value: number, count: number): number => ((value % count) + count) % count;

const at = (list: readonly string[], place: number): string =>
  list[modulo(Math.floor(place), list.length)] ?? '';

/** Returns the name of a week's family, such as Wobblekin. */
export function familyName(week: number): string {
  const place = modulo(week * familyStride, familyCount);
  return `${at(stems, place)}le${at(tails, place / stems.length)}`;
}

/** Returns the name of a member; the boss of Sunday, weekday 6, has a title instead of a first name. */
export function memberName(week: number, weekday: number): string {
  const first = weekday === 6 ? at(bossTitles, week * 5) : at(firstNames, week * 6 + weekday);
  return `${first} ${familyName(week)}`;
}

/** Returns the name at a place, such as Wobbilo McGiggle; the link can be given instead of chosen. */
function loneNameAt(place: number, link?: string): string {
  const afterFirst = place / stems.length / endings.length;
  const first = `${at(stems, place)}${at(endings, place / stems.length)}`;
  return `${first}${link ?? at(links, afterFirst)}${at(stems, afterFirst / links.length)}le`;
}

/** Returns the name of a monster without a family: unique for `SS-D-NNNN`, and hardly ever the same for other ids. */
export function loneName(id: string): string {
  const [, size, stars, serial] = /^(0[3-9]|1[0-5])-([1-5])-(\d{4})$/u.exec(id) ?? [];
  if (serial === undefined) return loneNameAt(hashText(id) % loneCount, ' La ');
  const number = ((Number(size) - 3) * 5 + Number(stars) - 1) * 10_000 + Number(serial);
  return loneNameAt((number * loneStride) % loneCount);
}
