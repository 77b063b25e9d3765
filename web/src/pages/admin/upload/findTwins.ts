import type { FilePreview } from '@monster/contract';
import { isInSeries } from '@monster/engine';
import type { QueueItem } from './uploadQueue.ts';

/** Files of the queue that are in the way of a later one, by the key of the later one. */
interface Twins {
  /** Same title, author and date: only one of the two can be stored. */
  readonly twins: ReadonlyMap<number, QueueItem>;
  /** Both are Daily Teasers of the same date. */
  readonly sameDay: ReadonlyMap<number, QueueItem>;
}

interface Named {
  readonly name: string;
  /** The date of a Daily Teaser. */
  readonly day: string | undefined;
}

/** What a file is called once it is stored; null if that is not known. Accents may be written in two ways. */
function namedBy({ metadata: { title, author, datePublished } }: FilePreview): Named | null {
  if (title === undefined || author === undefined || datePublished === undefined) return null;
  const name = JSON.stringify([title.normalize('NFC'), author.normalize('NFC'), datePublished]);
  return { name, day: isInSeries({ title }) ? datePublished : undefined };
}

/** True when the check of the later file has already seen the earlier one in the database, so that it asks. */
function isKnownTo({ preview }: QueueItem, { stored }: QueueItem): boolean {
  return stored !== null && preview?.replacing.some(({ id }) => id === stored.id) === true;
}

/** Finds the files that an earlier file of the queue is in the way of. Files that cannot be stored are in nobody's way. */
export function findTwins(items: readonly QueueItem[]): Twins {
  const [byName, byDay] = [new Map<string, QueueItem>(), new Map<string, QueueItem>()];
  const [twins, sameDay] = [new Map<number, QueueItem>(), new Map<number, QueueItem>()];
  for (const item of items) {
    const named = item.preview?.problems.length === 0 ? namedBy(item.preview) : null;
    if (named === null) continue;
    const { name, day } = named;
    const [twin, rival] = [byName.get(name), day === undefined ? undefined : byDay.get(day)];
    if (twin !== undefined && !isKnownTo(item, twin)) twins.set(item.key, twin);
    else if (rival !== undefined && rival !== twin) sameDay.set(item.key, rival);
    byName.set(name, byName.get(name) ?? item);
    if (day !== undefined) byDay.set(day, byDay.get(day) ?? item);
  }
  return { twins, sameDay };
}
