import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '@monster/contract/limits';

/** The sizes that can be uploaded. */
const [smallest, largest] = [3, 21];

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The filters of the list: their labels, and the names of their values; without a value, all puzzles pass. */
export const listFilters = {
  status: { label: 'Status', all: 'Any', values: { published: 'Published', scheduled: 'Scheduled' } },
  series: { label: 'Series', all: 'Any', values: { daily: 'Daily Teasers', other: 'Other puzzles' } },
  madeBy: { label: 'Made by', all: 'Anyone', values: { editors: 'Editors', site: 'The site' } },
  featured: { label: 'Featured', all: 'Any', values: { true: 'Featured', false: 'Not featured' } },
  difficulty: {
    label: 'Difficulty',
    all: 'Any',
    values: Object.fromEntries(
      range(MIN_DIFFICULTY, MAX_DIFFICULTY).map((stars) => [stars, `${stars} of ${MAX_DIFFICULTY}`]),
    ),
  },
  size: {
    label: 'Size',
    all: 'Any',
    values: Object.fromEntries(range(smallest, largest).map((size) => [size, `${size}×${size}`])),
  },
} as const satisfies Record<
  string,
  { readonly label: string; readonly all: string; readonly values: Readonly<Record<string, string>> }
>;

export type FilterName = keyof typeof listFilters;

export const filterNames = Object.keys(listFilters) as FilterName[];

/** The filters that are set. */
export type FilterValues = Readonly<Partial<Record<FilterName, string>>>;

/** True for a value that the filter knows. */
export function isFilterValue(name: FilterName, value: string): boolean {
  return Object.hasOwn(listFilters[name].values, value);
}

/** Sets a filter, or clears it with ''. */
export function withFilter(filters: FilterValues, name: FilterName, value: string): FilterValues {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
