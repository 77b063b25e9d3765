import { expect, test } from 'vitest';
import { whichOffer } from './whichOffer.ts';

const states = {
  never: { isPossible: false, isAnswered: false },
  open: { isPossible: true, isAnswered: false },
  answered: { isPossible: true, isAnswered: true },
  gone: { isPossible: false, isAnswered: true },
};

test.each([
  [1, 'open', 'open', null],
  [1, 'never', 'open', null],
  [2, 'open', 'open', 'reminders'],
  [3, 'open', 'open', 'install'],
  [4, 'open', 'open', 'reminders'],
  [2, 'answered', 'open', 'install'],
  [2, 'never', 'open', 'install'],
  [3, 'gone', 'open', 'install'],
  [3, 'open', 'answered', 'reminders'],
  [3, 'open', 'never', 'reminders'],
  [9, 'answered', 'answered', null],
  [9, 'never', 'never', null],
  [9, 'answered', 'never', null],
] as const)(
  'after %d solves, with reminders %s and installing %s, the offer is %s',
  (solves, reminders, install, offer) => {
    expect(whichOffer(solves, { reminders: states[reminders], install: states[install] })).toBe(offer);
  },
);
