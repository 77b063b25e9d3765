import type { ComponentProps } from 'react';
import styles from './Form.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
}

/** A labeled input, with its error if there is one. */
export function Field({ id, label, error, ...input }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
