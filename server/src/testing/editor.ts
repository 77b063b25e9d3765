import type { ChangesPage, EditablePuzzle } from '@monster/contract';
import { describeDifference } from '@monster/engine';
import type { adminSite } from './admin.ts';

export type EditedPuzzle = EditablePuzzle['puzzle'];
/** The sample puzzle with a block in its last cell. */
export const blocked = {
  rows: ['CAT', 'APE', 'BE#'],
  acrossClues: [
    { number: 1, text: 'Purring pet' },
    { number: 4, text: 'Gorilla, for one' },
    { number: 5, text: 'Exist' },
  ],
  downClues: [
    { number: 1, text: 'Taxi' },
    { number: 2, text: 'Suited' },
    { number: 3, text: 'Tea, in short', note: 'It is a homophone.' },
  ],
};

/** Calls of the editor's page, made by the admin. */
export function editorOf(admin: Pick<Awaited<ReturnType<typeof adminSite>>, 'call'>) {
  const open = async (id: string): Promise<EditablePuzzle> =>
    (await admin.call('GET', `/admin/api/puzzles/${id}/edit`)).json();
  const send = (id: string, body: object) => admin.call('POST', `/admin/api/puzzles/${id}/edit`, body);
  /** Saves changes of what is stored now. */
  const edit = async (id: string, changes: Partial<EditedPuzzle>, more: object = {}) => {
    const { puzzle, version } = await open(id);
    return send(id, { puzzle: { ...puzzle, ...changes }, version, ...more });
  };
  const history = async (id: string): Promise<ChangesPage> =>
    (await admin.call('GET', `/admin/api/puzzles/${id}/changes`)).json();
  const linesOf = async (id: string): Promise<string[][]> =>
    (await history(id)).changes.map(({ difference }) => describeDifference(difference));
  return { open, send, edit, history, linesOf };
}
