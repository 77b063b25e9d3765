/** True when a value from outside, such as the server or the browser's storage, has the type. Never throws. */
export type Check<Type> = (value: unknown) => value is Type;

export const isString: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

/** True for a valid calendar date such as `2026-11-15`, with or without a time after it. */
export const isDate: Check<string> = (value): value is string =>
  isString(value) && /^\d{4}-\d\d-\d\d/u.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)));

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

/** Checks for an object with at least these fields. */
export function objectOf<Type extends object>(fields: {
  readonly [Name in keyof Required<Type>]: Check<Type[Name]>;
}): Check<Type> {
  const entries = Object.entries<Check<unknown>>(fields);
  return (value): value is Type =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, isField]) => isField((value as Record<string, unknown>)[name]));
}

/** Parses JSON; returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
