import type { MouseEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Answer, Partner } from './choice.ts';
import styles from './ConsentQuestion.module.css';

interface ConsentQuestionProps {
  readonly partners: readonly Partner[];
  readonly onAnswer: (answer: Answer) => void;
}

function questionAbout(partners: readonly Partner[]): string {
  if (!partners.includes('ads')) return 'May Meta use cookies to measure how well our own ads perform?';
  const who = partners.includes('pixel') ? 'Google, Meta and their partners' : 'Google and its partners';
  return `May ${who} use cookies to choose and measure ads?`;
}

/** Keeps the focus where it was, since the buttons disappear when pressed and would lose it. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The question and two equally prominent answers. */
export function ConsentQuestion({ partners, onAnswer }: ConsentQuestionProps) {
  return (
    <>
      <p className={styles['text']}>
        {questionAbout(partners)} <a href="/privacy-policy">Privacy Policy</a>
      </p>
      <div className={styles['answers']}>
        <Button variant="quiet" size="small" onMouseDown={keepFocus} onClick={() => onAnswer('rejected')}>
          Reject
        </Button>
        <Button variant="quiet" size="small" onMouseDown={keepFocus} onClick={() => onAnswer('accepted')}>
          Accept
        </Button>
      </div>
    </>
  );
}
