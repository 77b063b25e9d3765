import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

describe('the text for Prometheus', () => {
  it('has a counter with a line for each set of labels', async () => {
    const metrics = new Metrics();
    const counter = metrics.counter('doors_total', 'Doors that were opened.');
    counter.add({ side: 'left' });
    counter.add({ side: 'right' });
    counter.add({ side: 'left' });
    expect(await metrics.text()).toBe(
      [
        '# HELP doors_total Doors that were opened.',
        '# TYPE doors_total counter',
        'doors_total{side="left"} 2',
        'doors_total{side="right"} 1',
        '',
      ].join('\n'),
    );
  });

  it('has a histogram whose buckets contain the smaller ones', async () => {
    const metrics = new Metrics();
    const histogram = metrics.histogram('walk_seconds', 'Walks.', [0.25, 1]);
    for (const value of [0.25, 0.5, 1, 64]) histogram.with({ to: 'sea' })(value);
    expect((await metrics.text()).split('\n').slice(1)).toEqual([
      '# TYPE walk_seconds histogram',
      'walk_seconds_bucket{to="sea",le="0.25"} 1',
      'walk_seconds_bucket{to="sea",le="1"} 3',
      'walk_seconds_bucket{to="sea",le="+Inf"} 4',
      'walk_seconds_sum{to="sea"} 65.75',
      'walk_seconds_count{to="sea"} 4',
      '',
    ]);
  });

  it('escapes the values of labels', async () => {
    const metrics = new Metrics();
    metrics.read('gauge', 'x', 'X.', () => [[{ a: '"\\\n' }, 1]]);
    expect(await metrics.text()).toContain('x{a="\\"\\\\\\n"} 1');
  });

  it('leaves out what cannot be read now, and has the rest', async () => {
    const metrics = new Metrics();
    metrics.read('gauge', 'broken', 'B.', async () => {
      throw new Error('The database is down.');
    });
    metrics.read('gauge', 'whole', 'W.', async () => 7);
    expect(await metrics.text()).toBe('# HELP whole W.\n# TYPE whole gauge\nwhole 7\n');
  });
});
