import { createObservable } from '../../lib/observable.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const key = 'monster-room-voice';

/** Whether screen readers tell what the others in a room do; it is on until somebody turns it off. */
export const isVoiceOn = createObservable(readStored(key).value !== false);

export function setVoice(isOn: boolean): void {
  writeStored(key, isOn);
  isVoiceOn.set(isOn);
}
