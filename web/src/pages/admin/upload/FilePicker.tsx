import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface FilePickerProps {
  readonly label: string;
  /** The endings that the browser offers. */
  readonly accept: string;
  readonly variant?: 'primary' | 'quiet';
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets the admin choose files. */
export function FilePicker({ label, accept, variant = 'quiet', onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
