import { MOST_FREEZES, SOLVES_FOR_FREEZE } from '@monster/engine';

interface StreakRulesProps {
  readonly className?: string | undefined;
}

/** The rules of streaks and freezes in words. */
export function StreakRules({ className }: StreakRulesProps) {
  return (
    <p className={className}>
      A streak counts the days in a row on which you started the Daily Teaser and solved it, before or after
      midnight. Solving {SOLVES_FOR_FREEZE} in a week, Monday to Sunday, earns a freeze, and you can hold{' '}
      {MOST_FREEZES}. When you miss a day, a freeze saves your streak by itself. All of this stays in this
      browser.
    </p>
  );
}
