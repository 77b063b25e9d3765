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

/** A button that lets the admin choose files. */
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
          // Lets the admin choose the same file again after fixing it.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
