import type { FilePreview } from '@monster/contract';
import { Button } from '../../../ui/Button.tsx';
import { readFacts } from '../facts.ts';
import type { Facts } from '../facts.ts';
import { FactsFields } from '../FactsFields.tsx';
import styles from './UploadTab.module.css';

interface FactsFormProps {
  readonly preview: FilePreview;
  readonly onFacts: (facts: Facts) => void;
}

/** Asks for the facts that neither a sound file nor its name tells. */
export function FactsForm({ preview: { file, metadata, problems }, onFacts }: FactsFormProps) {
  const errors = Object.fromEntries(
    problems.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]])),
  );
  const facts = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined));
  return (
    <form
      className={styles['facts']}
      aria-label={`Details of ${file}`}
      onSubmit={(event) => {
        event.preventDefault();
        onFacts(readFacts(event.currentTarget));
      }}
    >
      <FactsFields facts={facts} errors={errors} />
      <Button type="submit" variant="quiet" size="small">
        Use these details
      </Button>
    </form>
  );
}
