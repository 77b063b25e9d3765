import { type Entry, type Random, shuffle } from '@monster/engine';
import { asks, givesAway, hasGap, plays, type BankClue, type Stems } from '../clues/clueBank.ts';
import { formulaOf } from '../clues/tics.ts';
import type { DayPlan } from './weekPlan.ts';

/** Returns the clues that name no answer of the grid. */
export function fairClues(clues: readonly BankClue[], entries: readonly Entry[], stems: Stems): BankClue[] {
  return clues.filter(({ text }) => !entries.some((entry) => givesAway(text, entry.answer, stems)));
}

/** The most question marks and gaps for a number of clues: a gap is the dullest clue, and too many puns tire. */
function limitsFor(count: number): { questions: number; gaps: number } {
  return { questions: Math.max(1, Math.round(count * 0.2)), gaps: Math.max(1, Math.round(count * 0.06)) };
}

/** A clue with more words than this had better be shorter. */
const fewWords = 3;
const countWords = ({ text }: BankClue): number => text.split(' ').length;

/** How many times to draw, to keep the draw that is closest to the plan. */
const draws = 8;

/**
 * Chooses a clue for each entry, near the day's mix of difficulties and with its share of wordplay. None names another
 * answer of the grid, and no two are made by one formula. Returns null when the bank does not allow it.
 */
export function chooseClues(
  entries: readonly Entry[],
  free: (word: string) => readonly BankClue[],
  plan: DayPlan,
  stems: Stems,
  random: Random,
): BankClue[] | null {
  const fair = new Map(entries.map(({ answer }) => [answer, fairClues(free(answer), entries, stems)]));
  if ([...fair.values()].some((clues) => clues.length === 0)) return null;
  let best: { clues: BankClue[]; cost: number } | null = null;
  for (let i = 0; i < draws; i++) {
    const clues = draw(entries, fair, plan, random);
    const cost = clues === null ? Infinity : distanceFrom(plan, clues);
    if (clues !== null && cost < (best?.cost ?? Infinity)) best = { clues, cost };
  }
  return best?.clues ?? null;
}

function draw(
  entries: readonly Entry[],
  fair: ReadonlyMap<string, readonly BankClue[]>,
  plan: DayPlan,
  random: Random,
): BankClue[] | null {
  const left = plan.mix.map((share) => share * entries.length);
  const limits = limitsFor(entries.length);
  const formulas = new Set<string>();
  const chosen = new Map<string, BankClue>();
  let wanted = Math.ceil(plan.wordplay * entries.length);
  const rate = (clue: BankClue, i: number, all: readonly BankClue[]): number =>
    // What the mix still lacks first, then what plays while that is wanted (puns above all), then the clue that the
    // bank names first among those of its difficulty; a long one last.
    2 * (left[clue.difficulty - 1] ?? 0) +
    (plays(clue) && wanted > 0 ? 4 : 0) +
    (asks(clue) ? 5 * plan.wordplay : 0) -
    (hasGap(clue) ? 3 : 0) -
    1.5 * all.slice(0, i).filter(({ difficulty }) => difficulty === clue.difficulty).length -
    1.5 * Math.max(0, countWords(clue) - fewWords) +
    2 * random();
  const isOpen = (clue: BankClue): boolean =>
    !(asks(clue) && limits.questions === 0) &&
    !(hasGap(clue) && limits.gaps === 0) &&
    !formulas.has(formulaOf(clue.text) ?? '');
  for (const { answer } of shuffle(entries, random)) {
    const open = (fair.get(answer) ?? []).filter(isOpen);
    const rates = open.map(rate);
    const clue = open[rates.indexOf(Math.max(...rates))];
    if (clue === undefined) return null;
    left[clue.difficulty - 1] = (left[clue.difficulty - 1] ?? 0) - 1;
    if (plays(clue)) wanted -= 1;
    if (asks(clue)) limits.questions -= 1;
    if (hasGap(clue)) limits.gaps -= 1;
    const formula = formulaOf(clue.text);
    if (formula !== null) formulas.add(formula);
    chosen.set(answer, clue);
  }
  return entries.flatMap(({ answer }) => chosen.get(answer) ?? []);
}

function distanceFrom(plan: DayPlan, clues: readonly BankClue[]): number {
  const shareOf = (is: (clue: BankClue) => boolean): number => clues.filter(is).length / clues.length;
  const mix = plan.mix.map((share, i) => Math.abs(share - shareOf(({ difficulty }) => difficulty === i + 1)));
  const missing = Math.max(0, plan.wordplay - shareOf(plays));
  return mix.reduce((sum, each) => sum + each, 0) + 3 * missing;
}
