import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FilePicker } from '../../admin/FilePicker.tsx';
import { failureOf } from '../../api/sending/useSendingWith.ts';
import { codeLength, readCode } from '../../takeAlong/code.ts';
import { takeCodeFromAddress } from '../../takeAlong/codeInAddress.ts';
import { NotReceived, receiveByCode, receiveFile } from '../../takeAlong/receiveProgress.ts';
import type { Received } from '../../takeAlong/receiveProgress.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { valueOf } from '../../ui/form/valueOf.ts';
import { Arrival } from './Arrival.tsx';
import styles from './TakeAlong.module.css';

/** What is wrong, and with what. */
interface Problem {
  readonly field: 'code' | 'other';
  readonly reason: string;
}

/** Fetches progress, one thing at a time. */
function useReceiving() {
  const [received, setReceived] = useState<Received | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isFetching = useRef(false);
  const receive = useCallback(async (fetchIt: () => Promise<Received>): Promise<void> => {
    if (isFetching.current) return;
    isFetching.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      setReceived(await fetchIt());
    } catch (error) {
      const { reason, field } = failureOf(error);
      setProblem(
        error instanceof NotReceived
          ? { field: 'other', reason: error.message }
          : { field: field === 'code' ? 'code' : 'other', reason },
      );
    }
    isFetching.current = false;
    setIsBusy(false);
  }, []);
  return { received, setReceived, isBusy, problem, setProblem, receive };
}

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (typed: string) => void;
}

function CodeForm({ isBusy, error, onSubmit }: CodeFormProps) {
  const id = useId();
  return (
    <form
      className={form['form']}
      aria-label="Bring with a code"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(valueOf(event.currentTarget, 'code'));
      }}
    >
      <Field
        id={id}
        name="code"
        label="Code from the other device"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        error={error}
      />
      <div>
        <Button type="submit" variant="quiet">
          See what is there
        </Button>
      </div>
    </form>
  );
}

interface BringPanelProps {
  readonly canUseCodes: boolean;
  readonly onMerged: () => void;
}

/** "Bring to this device". Without encryption, only from a file. */
export function BringPanel({ canUseCodes, onMerged }: BringPanelProps) {
  const { received, setReceived, isBusy, problem, setProblem, receive } = useReceiving();
  useEffect(() => {
    const follow = (): void => {
      const code = takeCodeFromAddress();
      if (code !== null && canUseCodes) void receive(() => receiveByCode(code));
    };
    // In a task of its own: the page is not drawn again while it is being drawn.
    const start = setTimeout(follow);
    addEventListener('hashchange', follow);
    return () => {
      clearTimeout(start);
      removeEventListener('hashchange', follow);
    };
  }, [canUseCodes, receive]);
  const submit = (typed: string): void => {
    const code = readCode(typed);
    if (code === null)
      setProblem({ field: 'code', reason: `A code has ${codeLength} letters and digits. Please check it.` });
    else void receive(() => receiveByCode(code));
  };
  if (received !== null)
    return (
      <>
        <h2>Bring to this device</h2>
        <Arrival received={received} onMerged={onMerged} onClose={() => setReceived(null)} />
      </>
    );
  const codeError = problem?.field === 'code' ? problem.reason : undefined;
  return (
    <>
      <h2>Bring to this device</h2>
      {canUseCodes && <CodeForm isBusy={isBusy} error={codeError} onSubmit={submit} />}
      <p role="status">{isBusy && 'Looking...'}</p>
      {problem?.field === 'other' && <ErrorNote>{problem.reason}</ErrorNote>}
      <div className={styles['actions']}>
        <FilePicker
          label="Open a file"
          accept=".json,application/json"
          isSingle
          onFiles={([file]) => file !== undefined && void receive(() => receiveFile(file))}
        />
      </div>
    </>
  );
}
