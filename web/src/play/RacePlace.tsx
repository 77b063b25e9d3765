import { useLatePart } from '../lib/useLatePart.ts';
import { showToast } from '../ui/toasts.ts';
import { useGame } from './GameContext.ts';
import screenStyles from './PlayScreen.module.css';

const loadRace = () => import('../race/Race.tsx');

const tellFailure = (): void =>
  showToast({ title: 'The race could not be loaded', description: 'You can play without it.' });

interface RacePlaceProps {
  readonly race: string;
  readonly puzzleId: string;
  readonly timerMinutes: number;
}

/** The place of a race, whose code only addresses that ask for one load. A level, which has none, has its bar there. */
export function RacePlace(props: RacePlaceProps) {
  const store = useGame();
  const part = useLatePart(loadRace, true, tellFailure);
  return part === null ? null : <part.Race {...props} store={store} className={screenStyles['level']} />;
}
