import { useState } from 'react';
import { BarTable } from '../../ui/figures/BarTable.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { distributionOf } from './distribution.ts';
import pageStyles from './StatisticsPage.module.css';
import { mostPlayed, sizeName, type SizeTimes } from './timesBySize.ts';

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
      <BarTable
        caption={`How many of your ${sizeName(shown.size)} solves took how long`}
        columns={['Time', 'Solves']}
        rows={distributionOf(
          shown.solves.map(({ timeMs }) => timeMs),
          shown.size,
        )}
      />
    </section>
  );
}
