import { useId } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (date: string) => void;
}

/** Asks for a date, which is '' while it is incomplete. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  return (
    <Field
      id={useId()}
      label={label}
      type="date"
      required
      min="0001-01-01"
      max="9999-12-31"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
