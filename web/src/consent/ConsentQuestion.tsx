import type { MouseEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Answer, Partner } from './choice.ts';
import styles from './ConsentQuestion.module.css';

interface ConsentQuestionProps {
  readonly partners: readonly Partner[];
  readonly onAnswer: (answer: Answer) => void;
}

function questionAbout(partners: readonly Partner[]): string {
  if (!partners.includes('ads')) return 'May Meta use cookies to measure how our own advertising does?';
  const who = partners.includes('pixel') ? 'Google, Meta and their partners' : 'Google and its partners';
  return `May ${who} use cookies to choose and measure ads?`;
}

/** A press leaves the focus where it was: the buttons go away and would take it along. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What is asked, and two answers of the same weight. */
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
