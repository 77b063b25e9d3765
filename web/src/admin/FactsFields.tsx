import { useId } from 'react';
import { Field } from '../ui/form/Field.tsx';
import type { Facts } from './facts.ts';
import styles from './FactsFields.module.css';

/** What is wrong, by the field it is wrong in. */
export type FactErrors = Readonly<Partial<Record<keyof Facts, string>>>;

interface FactsFieldsProps {
  readonly facts: Partial<Facts>;
  readonly errors: FactErrors;
}

/** The fields that `readFacts` reads. */
export function FactsFields({ facts, errors }: FactsFieldsProps) {
  const id = useId();
  const field = (name: keyof Facts) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: facts[name],
    error: errors[name],
    required: true,
  });
  return (
    <div className={styles['fields']}>
      <Field label="Title" maxLength={100} {...field('title')} />
      <Field label="Author" maxLength={60} {...field('author')} />
      <Field label="Difficulty (1 to 5)" type="number" min={1} max={5} {...field('difficulty')} />
      <Field label="Date" type="date" min="1900-01-01" max="9999-12-31" {...field('datePublished')} />
    </div>
  );
}
