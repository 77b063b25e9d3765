import styles from './RankTable.module.css';

/** A row of a ranking. */
export interface RankRow {
  readonly rank: number;
  readonly name: string;
  /** A score or a time. */
  readonly value: string;
  readonly isOwn: boolean;
}

interface RankTableProps {
  /** The name of what is ranked. */
  readonly valueName: string;
  readonly rows: readonly RankRow[];
  readonly label?: string;
}

/** Ranks with names and what they were earned with; equal ranks may repeat. */
export function RankTable({ valueName, rows, label }: RankTableProps) {
  return (
    <table className={styles['board']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Name</th>
          <th scope="col">{valueName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, value, isOwn }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names and ranks may both repeat
          <tr key={index} className={isOwn ? styles['own'] : undefined}>
            <td data-rank={rank}>
              <span>{rank.toLocaleString('en-US')}</span>
            </td>
            <th scope="row">
              <bdi>{name}</bdi>
              {isOwn && <span className={styles['you']}> (you)</span>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
