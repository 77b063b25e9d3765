/** A kind of thing that the site keeps in the browser, in words for the player. */
export interface KeptKind {
  readonly name: string;
  readonly title: string;
  /** What one of them is called, where the page counts them. */
  readonly noun: string;
  /** Whole keys, and the beginnings of keys that end in a colon. */
  readonly keys: readonly string[];
  readonly why: string;
  readonly howLong: string;
}

const untilDeleted = 'Until you delete it, or your browser does.';
const untilTabCloses = 'Until you close the tab.';

/** Everything that the site may keep in this browser; a test compares it with the keys in the code. */
export const keptKinds: readonly KeptKind[] = [
  {
    name: 'results',
    title: 'Statistics',
    noun: 'result',
    keys: ['monster-daily-results'],
    why: 'How each Daily Teaser went. Your streak, your times and your year come from it.',
    howLong: untilDeleted,
  },
  {
    name: 'completions',
    title: 'Lair',
    noun: 'solved puzzle',
    keys: ['monster-completions'],
    why: 'Which puzzles you have solved, and how. Your monsters come from it.',
    howLong: untilDeleted,
  },
  {
    name: 'games',
    title: 'Games',
    noun: 'game',
    keys: ['monster-game:', 'monster-other-games:'],
    why: 'Your letters, your clock and a ticket that says when you began, so that you can go on where you left off; and games of the same puzzles from another device.',
    howLong: untilDeleted,
  },
  {
    name: 'bests',
    title: 'Best solves',
    noun: 'best solve',
    keys: ['monster-best:'],
    why: 'What you typed and when, so that you can race your best and watch it again.',
    howLong: untilDeleted,
  },
  {
    name: 'progress',
    title: 'Level progress',
    noun: 'entry',
    keys: ['monster-progress'],
    why: 'How far you have come in the five levels, and your scores.',
    howLong: untilDeleted,
  },
  {
    name: 'sent',
    title: 'Links to your solves',
    noun: 'link',
    keys: ['monster-sent-solves'],
    why: 'The public numbers of your solves, for links with which friends can race you.',
    howLong: 'Until you delete it, or what our server knows.',
  },
  {
    name: 'settings',
    title: 'Settings',
    noun: 'setting',
    keys: ['monster-settings', 'monster-theme', 'monster-room-voice', 'monster-reminder-hour'],
    why: 'How you like to type, read and hear the puzzles, the theme, and when you want to be reminded.',
    howLong: untilDeleted,
  },
  {
    name: 'privacy',
    title: 'Privacy choices',
    noun: 'choice',
    keys: ['monster-consent', 'monster-play-reports'],
    why: 'What you have allowed or refused. Without it, the site asks again, and games are counted.',
    howLong: 'An answer about ads counts for 182 days, any other until you change it.',
  },
  {
    name: 'offers',
    title: 'Offers that you have answered',
    noun: 'answer',
    keys: ['monster-reminder-offer', 'monster-install'],
    why: 'That you were asked about reminders or the home screen, so that nobody asks again.',
    howLong: untilDeleted,
  },
  {
    name: 'reported',
    title: 'What has been counted',
    noun: 'game',
    keys: ['monster-reported:'],
    why: 'What this browser has already told us about a game, so that nothing is counted twice.',
    howLong: untilDeleted,
  },
  {
    name: 'waiting',
    title: 'Waiting to be sent',
    noun: 'list',
    keys: ['monster-waiting-calls', 'monster-room:'],
    why: 'What could not reach us yet: solved puzzles, scores, an email address, letters for a room.',
    howLong: 'Until it has arrived; for 30 days at most, letters for a room until you open it again.',
  },
  {
    name: 'visit',
    title: 'This visit',
    noun: 'note',
    keys: ['monster-visit-email', 'monster-race', 'monster-bring-letters', 'monster-take-along'],
    why: 'The email address of the link that you came with, and what you are about to do: a race, a room, or bringing your progress here.',
    howLong: untilTabCloses,
  },
  {
    name: 'drafts',
    title: 'Unsaved edits',
    noun: 'draft',
    keys: ['monster-edit:'],
    why: 'For those who edit puzzles here: what is not saved yet.',
    howLong: untilTabCloses,
  },
  {
    name: 'fonts',
    title: 'Typeface',
    noun: 'note',
    keys: ['monster-fonts'],
    why: 'That your browser has our typeface, so that pages start with it. The next page notes it again.',
    howLong: untilDeleted,
  },
];

const other: KeptKind = {
  name: 'other',
  title: 'Something else',
  noun: 'entry',
  keys: [],
  why: 'Another version of the site may have left it here.',
  howLong: untilDeleted,
};

export const allKinds: readonly KeptKind[] = [...keptKinds, other];

/** The kind that a key belongs to; what no kind knows is shown all the same. */
export function kindOf(key: string): KeptKind {
  const isMeant = (known: string): boolean => (known.endsWith(':') ? key.startsWith(known) : key === known);
  return keptKinds.find(({ keys }) => keys.some(isMeant)) ?? other;
}
