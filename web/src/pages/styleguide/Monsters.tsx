import { accessories, holidays } from '../../monsters/accessories.ts';
import { creatures } from '../../monsters/creatures.ts';
import type { Promises } from '../../monsters/creatures.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import { specialPuzzle } from '../../monsters/specialPuzzle.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { dateOfDay } from '../../monsters/weeks.ts';
import { LevelMonster } from '../../ui/LevelMonster.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import missing from '../../ui/pictures/missing.svg';
import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

const loners = Array.from({ length: 18 }, (_, index) => ({
  id: `seed ${index + 1}`,
  title: '',
  datePublished: '',
}));

const families = [2968, 2969, 2970].map((week) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    id: '',
    title: 'Daily Teaser',
    datePublished: dateOfDay({ week, weekday }),
  })),
);

/** A monster for each row of a table. */
function Promised({ promises }: { readonly promises: Promises }) {
  return (
    <div className={styles['monsters']}>
      {promises.map(([words]) => {
        const title = words.split(' ')[0] ?? '';
        // What is no word is a day.
        const puzzle = { id: title, title, datePublished: `2028-${title}` };
        return (
          <figure key={title}>
            <Monster look={describeMonster(puzzle)} />
            <figcaption>{title}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

export function Monsters() {
  return (
    <>
      <Specimen title="Monsters">
        <div className={styles['monsters']}>
          <Mascot />
          {[1, 2, 3, 4, 5].map((level) => (
            <LevelMonster key={level} level={level} />
          ))}
          <img src={missing} alt="" />
          <Monster look={describeMonster(specialPuzzle)} />
          <Monster look={describeMonster(specialPuzzle)} isShadow />
          <Monster look={describeMonster(specialPuzzle)} isGolden />
          {loners.map((puzzle) => (
            <Monster key={puzzle.id} look={describeMonster(puzzle)} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Families, also in gold and as shadows">
        {families.map((family, index) => (
          <div key={family[0]?.datePublished} className={styles['monsters']}>
            {family.map((puzzle) => (
              <figure key={puzzle.datePublished}>
                <Monster look={describeMonster(puzzle)} isGolden={index === 1} isShadow={index === 2} />
                <figcaption>{describeMonster(puzzle).name}</figcaption>
              </figure>
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen title="What titles and days promise">
        <Promised promises={creatures} />
        <Promised promises={accessories} />
        <Promised promises={holidays} />
      </Specimen>
    </>
  );
}
