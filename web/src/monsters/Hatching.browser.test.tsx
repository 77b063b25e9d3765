import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { describeMonster } from './describeMonster.ts';
import { Hatching } from './Hatching.tsx';

const puzzle = { id: '', title: 'Daily Teaser', datePublished: '2026-11-17' };

test('a monster that hatches in gold says why', async () => {
  const { name } = describeMonster(puzzle);
  const figure = page.getByRole('figure');
  const render = mount(<Hatching puzzle={puzzle} isGolden />);
  await expect
    .element(figure)
    .toHaveTextContent(`${name} has hatched! Golden: no hints, no checks See your lair`);
  render(<Hatching puzzle={puzzle} />);
  await expect.element(figure).toHaveTextContent(`${name} has hatched! See your lair`);
});
