import { useRef } from 'react';
import { Button } from '../ui/Button.tsx';

interface FilePickerProps {
  readonly label: string;
  /** The file extensions that the browser offers. */
  readonly accept: string;
  readonly isSingle?: boolean;
  readonly variant?: 'primary' | 'quiet';
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets somebody choose files. */
export function FilePicker({ label, accept, isSingle = false, variant = 'quiet', onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
