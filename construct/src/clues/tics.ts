/** The habits that give amateurs away. Each is counted, with a limit taken from what newspapers do. */
const tics = [
  { name: 'ends in ", say", ", maybe" or ", perhaps"', most: 0.01, has: /, (?:say|maybe|perhaps)$/i },
  {
    name: 'ends in ", for one" or ", for example"',
    most: 0.005,
    has: /, (?:for one|for example|for instance)$/i,
  },
  {
    name: 'opens with a possessive',
    most: 0.06,
    has: /^["'(]*(?!(?:It|He|She|That|What|Here|There|Where|Who|Let|How)'s\b)(?:(?:A|An|The) )?(?:[\w-]+ )?[\w-]+(?:'s|s') \w/i,
  },
  { name: 'over 40 characters', most: 0.02, has: /^.{41,}$/ },
  { name: 'a question mark', most: 0.12, has: /\?$/ },
  { name: 'a gap to fill', most: 0.14, has: /___/ },
] as const;

/** The share of texts with each tic, and the most that is allowed. */
export function countTics(texts: readonly string[]): { name: string; share: number; most: number }[] {
  return tics.map(({ name, most, has }) => ({
    name,
    most,
    share: texts.filter((text) => has.test(text)).length / Math.max(1, texts.length),
  }));
}

const frames =
  /^(?:Kind of|Sort of|Type of|Like|Word (?:before|after|with)|It (?:may|might|can|could)|It's|They're|They|One (?:who|of|with|in|for)|What|Some|Place (?:for|to)|Part of|Not|Where|Make|Get|Go|"?\w+ partner)\b/i;

/** Returns the formula a clue is made by, or null: two clues of one formula in one puzzle sound like a machine. */
export function formulaOf(text: string): string | null {
  if (text.includes('___')) return null;
  const [frame] = frames.exec(text) ?? [];
  if (frame !== undefined && text.length > frame.length) return frame.toLowerCase();
  const [ending] = /, (?:e\.g\.|for short|briefly|in a way|in a sense|informally)$/.exec(text) ?? [];
  return ending ?? null;
}
