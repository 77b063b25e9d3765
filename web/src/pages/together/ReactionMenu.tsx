import { useId } from 'react';
import { focusCellInput } from '../../game/cellInput.ts';
import { reactionLooks } from '../../site/reactions/reactionLooks.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './PeopleBar.module.css';

/** Six things that can be said to the others, and nothing else. */
export function ReactionMenu({ onReact }: { onReact: (reaction: string) => void }) {
  const id = useId();
  const react = (reaction: string): void => {
    onReact(reaction);
    focusCellInput();
  };
  return (
    <>
      <span className={styles['reactionButton']}>
        <IconButton popoverTarget={id} aria-label="React">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M9 9.5v.01M15 9.5v.01M8 14c2 3 6 3 8 0" />
          </svg>
        </IconButton>
      </span>
      <div id={id} popover="auto" className={styles['reactionMenu']} role="group" aria-label="React">
        {reactionLooks.map(({ reaction, picture, name }) => (
          <button
            key={reaction}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => react(reaction)}
          >
            <span aria-hidden="true">{picture}</span> {name}
          </button>
        ))}
      </div>
    </>
  );
}
