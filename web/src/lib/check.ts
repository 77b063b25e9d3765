/** True when a value from outside, such as an answer or the browser's storage, has the type. Never throws. */
export type Check<Type> = (value: unknown) => value is Type;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

/** A date such as `2026-11-15` that a calendar can show; a time after it does not matter. */
export const isDate: Check<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d/u.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)));

export function listOf<Item>(isItem: Check<Item>): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every((item) => isItem(item));
}

export function orNull<Type>(isType: Check<Type>): Check<Type | null> {
  return (value): value is Type | null => value === null || isType(value);
}

export function optional<Type>(isType: Check<Type>): Check<Type | undefined> {
  return (value): value is Type | undefined => value === undefined || isType(value);
}

export function oneOf<const Type>(...values: readonly Type[]): Check<Type> {
  return (value): value is Type => (values as readonly unknown[]).includes(value);
}

/** An object with these fields, and any others. */
export function objectOf<Type extends object>(fields: {
  readonly [Name in keyof Required<Type>]: Check<Type[Name]>;
}): Check<Type> {
  const entries = Object.entries<Check<unknown>>(fields);
  return (value): value is Type =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, isField]) => isField((value as Record<string, unknown>)[name]));
}

/** The value of a JSON text; undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
