import type { DraftProblem } from '@monster/engine';
import { TextButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Edit.module.css';

/** Further problems are counted: when these are mended, there is room for them. */
const most = 12;

function countOf(problems: readonly DraftProblem[]): string {
  const errors = problems.filter(({ isError }) => isError).length;
  const warnings = problems.length - errors;
  if (errors > 0)
    return errors === 1
      ? '1 problem keeps it from being saved.'
      : `${errors} problems keep it from being saved.`;
  if (warnings > 0)
    return warnings === 1
      ? 'It can be saved, with 1 warning.'
      : `It can be saved, with ${warnings} warnings.`;
  return '✓ No problems';
}

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  /** Goes to the place of a problem. */
  readonly onShow: (problem: DraftProblem) => void;
}

const hasPlace = ({ cell, clue, field }: DraftProblem): boolean =>
  cell !== undefined || clue !== undefined || field !== undefined;

/** Everything that is wrong with the puzzle now; each sentence leads to its place. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  return (
    <Card className={styles['panel']}>
      <h2>Check</h2>
      <p role="status">{countOf(problems)}</p>
      {problems.length > 0 && (
        <ul className={styles['problems']} aria-label="Problems">
          {problems.slice(0, most).map((problem) => (
            <li key={problem.message}>
              <span aria-hidden="true">{problem.isError ? '✗ ' : '⚠ '}</span>
              {hasPlace(problem) ? (
                <TextButton onClick={() => onShow(problem)}>{problem.message}</TextButton>
              ) : (
                problem.message
              )}
            </li>
          ))}
          {problems.length > most && <li>and {problems.length - most} more</li>}
        </ul>
      )}
    </Card>
  );
}
