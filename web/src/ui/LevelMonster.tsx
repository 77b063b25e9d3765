import pictures from './pictures/levels.svg';

/** An egg that nobody has opened yet: how every monster begins. */
export const eggPicture = `${pictures}#level1`;

interface LevelMonsterProps {
  /** 1 to 5: from the egg to the grown monster. */
  readonly level: number;
  readonly className?: string | undefined;
}

/** The mascot as old as the level; decoration, in a file of its own since most pages show none. */
export function LevelMonster({ level, className }: LevelMonsterProps) {
  return <img className={className} src={`${pictures}#level${level}`} alt="" width="48" height="48" />;
}
