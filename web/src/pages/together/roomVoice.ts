import { createQuietVoice } from '../../race/quietVoice.ts';

/** Something that somebody else in a room has done. */
export interface Deed {
  readonly type: 'filled' | 'came' | 'left' | 'reacted';
  readonly who: string;
  /** The word, or the reaction. */
  readonly what?: string;
}

/** Long enough to listen to a sentence, and to the clue that one has moved to. */
export const restMs = 5_000;

/** The deeds of some types, by who did them. */
function byPerson(deeds: readonly Deed[], ...types: readonly Deed['type'][]): [who: string, all: Deed[]][] {
  const wanted = deeds.filter(({ type }) => types.includes(type));
  return [...new Set(wanted.map(({ who }) => who))].map((who) => [
    who,
    wanted.filter((deed) => deed.who === who),
  ]);
}

/** "Rumbo filled 4-Down and 2 more". */
function sayFilled(deeds: readonly Deed[]): string[] {
  return byPerson(deeds, 'filled').map(([who, [first, ...more]]) => {
    const rest = more.length === 0 ? '' : ` and ${more.length} more`;
    return `${who} filled ${first?.what ?? ''}${rest}`;
  });
}

/** Who is there now and was not before, or the other way round; a connection that was lost for a moment is no news. */
function sayPeople(deeds: readonly Deed[]): string[] {
  return byPerson(deeds, 'came', 'left').flatMap(([who, all]) => {
    const [first, last] = [all[0]?.type, all.at(-1)?.type];
    if (first !== last) return [];
    return last === 'came' ? `${who} is here` : `${who} has left`;
  });
}

/** Puts what has happened into sentences; '' for nothing. */
export function describeDeeds(deeds: readonly Deed[]): string {
  const reactions = deeds.flatMap(({ type, who, what = '' }) =>
    type === 'reacted' ? `${who}: ${what}` : [],
  );
  return [...sayFilled(deeds), ...new Set(reactions), ...sayPeople(deeds)].join('. ');
}

export interface RoomVoice {
  readonly tell: (deed: Deed) => void;
  readonly stop: () => void;
}

/** Tells screen readers what the others do, several things at once and with rests, so that one can listen and play. */
export function createRoomVoice(speak: (text: string) => void): RoomVoice {
  let untold: Deed[] = [];
  const voice = createQuietVoice((text) => {
    untold = [];
    speak(text);
  }, restMs);
  return {
    tell: (deed) => {
      untold.push(deed);
      voice.say(describeDeeds(untold));
    },
    stop: voice.stop,
  };
}
