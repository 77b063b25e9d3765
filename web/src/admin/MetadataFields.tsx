import type { Metadata } from '@monster/engine';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '@monster/contract/limits';
import { MAX_AUTHOR_LENGTH, MAX_TITLE_LENGTH } from '@monster/engine';
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { Field } from '../ui/form/Field.tsx';
import styles from './MetadataFields.module.css';

/** Error messages by field. */
export type MetadataErrors = Readonly<Partial<Record<keyof Metadata, string>>>;

interface MetadataFieldsProps {
  readonly metadata: Readonly<Partial<Record<keyof Metadata, string | number>>>;
  readonly errors: MetadataErrors;
  /** Given, the form shows what `metadata` says, and tells what is typed. */
  readonly onEdit?: (field: keyof Metadata, text: string) => void;
}

/** The form fields that `readMetadata` reads. */
export function MetadataFields({ metadata, errors, onEdit }: MetadataFieldsProps) {
  const id = useId();
  const field = (name: keyof Metadata) => ({
    id: `${id}-${name}`,
    name,
    ...(onEdit === undefined
      ? { defaultValue: metadata[name] }
      : {
          value: metadata[name] ?? '',
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onEdit(name, currentTarget.value),
        }),
    error: errors[name],
    required: true,
  });
  return (
    <div className={styles['fields']}>
      <Field label="Title" maxLength={MAX_TITLE_LENGTH} {...field('title')} />
      <Field label="Author" maxLength={MAX_AUTHOR_LENGTH} {...field('author')} />
      <Field
        label="Difficulty (1 to 5)"
        type="number"
        min={MIN_DIFFICULTY}
        max={MAX_DIFFICULTY}
        {...field('difficulty')}
      />
      <Field label="Date" type="date" min="1900-01-01" max="9999-12-31" {...field('datePublished')} />
    </div>
  );
}
