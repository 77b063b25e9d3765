import { Button, IconButton, LinkButton, TextButton } from '../../ui/Button.tsx';
import { AlertIcon } from '../../ui/prose/AlertIcon.tsx';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import formStyles from '../../ui/form/Form.module.css';
import { GridMark } from '../../ui/prose/GridMark.tsx';
import { LetterGrid } from '../../ui/prose/LetterGrid.tsx';
import { MailLink } from '../../ui/prose/MailLink.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Tabs } from '../../ui/desk/Tabs.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

const variants = ['primary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function Controls() {
  return (
    <>
      <Specimen title="Buttons">
        {variants.map((variant) => (
          <div key={variant} className={styles['row']}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {variant} disabled
            </Button>
            <LinkButton href="/styleguide" variant={variant}>
              {variant} link
            </LinkButton>
          </div>
        ))}
        <div className={styles['row']}>
          <TextButton>A text button</TextButton>
          <IconButton aria-label="Next">›</IconButton>
          <ThemeSwitch />
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Sample"
          tabs={[
            { name: 'First', content: <p>The first panel.</p> },
            { name: 'Second', content: <p>The second panel.</p> },
          ]}
        />
      </Specimen>
    </>
  );
}

export function Forms() {
  return (
    <Specimen title="Forms">
      <form className={[formStyles['form'], styles['narrow']].join(' ')}>
        <Field id="sample-name" label="Username" />
        <Field id="sample-filled" label="Filled in" defaultValue="Ada" />
        <Field
          id="sample-wrong"
          label="Email"
          defaultValue="nobody"
          error="Please enter a valid email address."
        />
        <Field id="sample-off" label="Disabled" disabled />
        <SelectField
          id="sample-choice"
          label="A choice"
          value="one"
          options={[
            { value: 'one', name: 'One' },
            { value: 'two', name: 'Two' },
          ]}
          onChange={() => {}}
        />
        <ErrorNote>The puzzles could not be loaded.</ErrorNote>
      </form>
    </Specimen>
  );
}

export function Graphics() {
  return (
    <Specimen title="Cards and graphics">
      <Card>
        <h3>A card</h3>
        <p>A sheet of paper with an ink border.</p>
      </Card>
      <div className={styles['row']}>
        {[1, 2, 3, 4, 5].map((difficulty) => (
          <DifficultyStars key={difficulty} difficulty={difficulty} />
        ))}
        <MailLink address="somebody@example.org" />
        <AlertIcon className={styles['icon']} />
      </div>
      <div className={styles['row']}>
        {[3, 5, 9, 15].map((size) => (
          <GridMark key={size} className={styles['mark']} size={size} />
        ))}
        <LetterGrid className={styles['letters']} rows={['LANE', 'AREA', 'NEAR', 'EARS']} activeRow={1} />
      </div>
      <Pager label="Sample pages" page={2} pages={5} onPage={() => {}} />
      <div className={styles['skeleton']} role="img" aria-label="A loading placeholder" />
    </Specimen>
  );
}
