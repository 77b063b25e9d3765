import { moved } from '../moved.ts';

/** The ids of the featured puzzles in their order, and those that the server has. */
export interface FeaturedList {
  readonly saved: readonly string[];
  readonly ids: readonly string[];
}

/** What an admin does to the list. */
export type FeaturedAction =
  | { readonly type: 'load'; readonly ids: readonly string[]; readonly known: ReadonlySet<string> }
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'saved'; readonly ids: readonly string[] };

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** Whether there is something to save. */
export function isDirty({ saved, ids }: FeaturedList): boolean {
  return !isSame(saved, ids);
}

/** The list after the action. What waits to be saved outlives what the server has now, but for puzzles that are gone. */
export function reduceFeatured(list: FeaturedList, action: FeaturedAction): FeaturedList {
  const { saved, ids } = list;
  switch (action.type) {
    case 'load':
      return {
        saved: action.ids,
        ids: isDirty(list) ? ids.filter((id) => action.known.has(id)) : action.ids,
      };
    case 'toggle':
      return {
        saved,
        ids: ids.includes(action.id) ? ids.filter((id) => id !== action.id) : [...ids, action.id],
      };
    case 'move':
      return { saved, ids: moved(ids, ids.indexOf(action.id), ids.indexOf(action.id) + action.by) };
    case 'saved':
      return { saved: action.ids, ids };
  }
}
