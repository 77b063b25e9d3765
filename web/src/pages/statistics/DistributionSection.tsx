import { useState } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { distributionOf } from './distribution.ts';
import styles from './DistributionSection.module.css';
import pageStyles from './StatisticsPage.module.css';
import { mostPlayed, sizeName, type SizeTimes } from './timesBySize.ts';

/** A bar as long as its part of the longest. */
function Bar({ part }: { readonly part: number }) {
  return (
    <span className={styles['bar']} aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={100 * part} height="1" />
      </svg>
    </span>
  );
}

function DistributionTable({ times: { size, solves } }: { readonly times: SizeTimes }) {
  const buckets = distributionOf(
    solves.map(({ timeMs }) => timeMs),
    size,
  );
  const most = Math.max(...buckets.map(({ count }) => count));
  return (
    <table className={styles['table']}>
      <caption>How many of your {sizeName(size)} solves took how long</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Solves</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles['count']}>{count}</span>
              <Bar part={count / most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the times of one size spread; the size that was played most comes first. */
export function DistributionSection({ sizes }: { readonly sizes: readonly SizeTimes[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = sizes.find(({ size }) => sizeName(size) === chosen) ?? mostPlayed(sizes);
  if (shown === undefined) return null;
  return (
    <section className={pageStyles['part']} aria-labelledby="spread">
      <h2 id="spread">How your times spread</h2>
      {sizes.length > 1 && (
        <div className={pageStyles['choice']}>
          <SelectField
            id="spread-size"
            label="Size"
            value={sizeName(shown.size)}
            options={sizes.map(({ size }) => ({ value: sizeName(size), name: sizeName(size) }))}
            onChange={setChosen}
          />
        </div>
      )}
      <DistributionTable times={shown} />
    </section>
  );
}
