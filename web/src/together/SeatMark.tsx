import './seats.css';
import styles from './Seat.module.css';
import type { SeatLook } from './seatLooks.ts';

interface SeatMarkProps {
  readonly look: SeatLook;
  readonly isAway?: boolean;
}

/** The shape of somebody in a room, in their color. Their name stands beside it. */
export function SeatMark({ look, isAway = false }: SeatMarkProps) {
  return (
    <svg
      className={styles['mark']}
      data-look={look.index}
      data-away={isAway || undefined}
      viewBox="-1 -1 14 14"
      aria-hidden="true"
    >
      <path d={look.path} />
    </svg>
  );
}
