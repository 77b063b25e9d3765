type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

/** Writes labels as Prometheus reads them: `{route="/api/puzzles",status="200"}`. */
function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => {
    const escaped = value
      .replaceAll('\\', '\\\\')
      .replaceAll('"', String.raw`\"`)
      .replaceAll('\n', '\\n');
    return `${name}="${escaped}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Counts events. */
export class Counter {
  readonly #series = new Map<string, { value: number }>();

  add(labels: Labels): void {
    this.with(labels)();
  }

  /** The function that counts one event with these labels; worth keeping where they repeat often. */
  with(labels: Labels): () => void {
    const key = formatLabels(labels);
    const series = this.#series.get(key) ?? { value: 0 };
    this.#series.set(key, series);
    return () => {
      series.value += 1;
    };
  }

  lines(name: string): string[] {
    return [...this.#series].map(([labels, { value }]) => `${name}${labels} ${value}`);
  }
}

/** Counts how many values are at most as large as each of its bounds. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, { labels: Labels; buckets: number[]; sum: number }>();

  constructor(bounds: readonly number[]) {
    this.#bounds = [...bounds, Number.POSITIVE_INFINITY];
  }

  /** The function that takes one value with these labels. */
  with(labels: Labels): (value: number) => void {
    const key = formatLabels(labels);
    const series = this.#series.get(key) ?? { labels, buckets: this.#bounds.map(() => 0), sum: 0 };
    this.#series.set(key, series);
    return (value) => {
      const bucket = this.#bounds.findIndex((bound) => value <= bound);
      series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
      series.sum += value;
    };
  }

  lines(name: string): string[] {
    return [...this.#series].flatMap(([key, { labels, buckets, sum }]) => {
      let total = 0;
      const counts = this.#bounds.map((bound, index) => {
        total += buckets[index] ?? 0;
        const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound);
        return `${name}_bucket${formatLabels({ ...labels, le })} ${total}`;
      });
      return [...counts, `${name}_sum${key} ${sum}`, `${name}_count${key} ${total}`];
    });
  }
}

/** What this process tells Prometheus about itself. The values of a label must come from a short list. */
export class Metrics {
  readonly #families: { head: string; lines: () => string[] | Promise<string[]> }[] = [];

  #add(name: string, type: string, help: string, lines: () => string[] | Promise<string[]>): void {
    this.#families.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines });
  }

  counter(name: string, help: string): Counter {
    const counter = new Counter();
    this.#add(name, 'counter', help, () => counter.lines(name));
    return counter;
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds);
    this.#add(name, 'histogram', help, () => histogram.lines(name));
    return histogram;
  }

  /** A number, or one for each set of labels, that is read whenever somebody asks. */
  read(
    type: 'counter' | 'gauge',
    name: string,
    help: string,
    read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>,
  ): void {
    this.#add(name, type, help, async () => {
      const found = await read();
      const samples: readonly Sample[] = typeof found === 'number' ? [[{}, found]] : found;
      return samples.map(([labels, value]) => `${name}${formatLabels(labels)} ${value}`);
    });
  }

  /** Everything in the text format of Prometheus. What cannot be read now, such as from a database, is left out. */
  async text(): Promise<string> {
    const families = this.#families.map(async ({ head, lines }) => [head, ...(await lines())].join('\n'));
    const read = await Promise.allSettled(families);
    return read.flatMap((family) => (family.status === 'fulfilled' ? [`${family.value}\n`] : [])).join('');
  }
}
