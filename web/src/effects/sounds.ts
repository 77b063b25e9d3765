import type { Command, GameState } from '@monster/engine';
import type { GameStore } from '../game/gameStore.ts';

/** A tone: its pitch in hertz and when it begins, in seconds. */
export type Note = readonly [pitch: number, start: number];

const tap: readonly Note[] = [[520, 0]];
const word: readonly Note[] = [
  [587, 0],
  [784, 0.09],
];
const fanfare: readonly Note[] = [
  [523, 0],
  [659, 0.1],
  [784, 0.2],
  [1047, 0.32],
];

/** Returns the notes for a change; most changes are silent. */
export function notesOf(before: GameState, after: GameState, command: Command): readonly Note[] {
  if (before.phase !== 'complete' && after.phase === 'complete') return fanfare;
  if (before.cells === after.cells || command.type === 'revealAll') return [];
  if (before.solvedClues !== after.solvedClues) return word;
  return command.type === 'typeLetter' ? tap : [];
}

function play(context: AudioContext, notes: readonly Note[]): void {
  for (const [pitch, start] of notes) {
    const [from, seconds] = [context.currentTime + start, notes === tap ? 0.06 : 0.22];
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: notes === tap ? 0.05 : 0.09 });
    volume.gain.setValueAtTime(volume.gain.value, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}

/** Plays soft sounds for a game. Returns a function that stops them. */
export function startSounds({ subscribe }: GameStore): () => void {
  const context = new AudioContext();
  const unsubscribe = subscribe((before, after, command) => {
    if (command !== undefined) play(context, notesOf(before, after, command));
  });
  return () => {
    unsubscribe();
    void context.close();
  };
}
