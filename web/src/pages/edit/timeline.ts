/** A value with what it was before, and what it was before that was taken back. */
export interface Timeline<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change was about; the next one about the same is one step with it. */
  readonly about: string | null;
}

const most = 200;

export function startTimeline<Value>(present: Value): Timeline<Value> {
  return { past: [], present, future: [], about: null };
}

/** Makes a change. Changes about the same thing, such as the letters of one text, are one step. */
export function change<Value>(line: Timeline<Value>, next: Value, about: string | null): Timeline<Value> {
  if (next === line.present) return line;
  const isSameStep = about !== null && about === line.about;
  const past = isSameStep ? line.past : [...line.past, line.present].slice(-most);
  return { past, present: next, future: [], about };
}

export function undo<Value>(line: Timeline<Value>): Timeline<Value> {
  const present = line.past.at(-1);
  if (present === undefined) return line;
  return { past: line.past.slice(0, -1), present, future: [line.present, ...line.future], about: null };
}

export function redo<Value>(line: Timeline<Value>): Timeline<Value> {
  const [present, ...future] = line.future;
  if (present === undefined) return line;
  return { past: [...line.past, line.present], present, future, about: null };
}
