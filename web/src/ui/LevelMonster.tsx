import pictures from './pictures/levels.svg';

/** An unhatched egg, which is how every monster starts. */
export const eggPicture = `${pictures}#level1`;

interface LevelMonsterProps {
  /** 1 to 5: from the egg to the grown monster. */
  readonly level: number;
  readonly className?: string | undefined;
}

/** The mascot at the age of the level. Decoration; the picture is a separate file, since most pages do not show it. */
export function LevelMonster({ level, className }: LevelMonsterProps) {
  return <img className={className} src={`${pictures}#level${level}`} alt="" width="48" height="48" />;
}
