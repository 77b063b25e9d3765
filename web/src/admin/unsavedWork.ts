import { createObservable } from '../lib/observable.ts';

/** The parts of the admin area in which work can be lost. */
type Part = 'upload' | 'featured' | 'edit' | 'recoveryCodes';

/** What would be lost by leaving the page, in a sentence for each part. */
export const unsavedWork = createObservable<Readonly<Partial<Record<Part, string>>>>({});

/** Notes what would be lost in a part, or with null that nothing would be. */
export function noteUnsavedWork(part: Part, sentence: string | null): void {
  const { [part]: _before, ...others } = unsavedWork.get();
  unsavedWork.set(sentence === null ? others : { ...others, [part]: sentence });
}
