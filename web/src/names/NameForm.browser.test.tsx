import type { Player } from '@monster/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { refuse, standInServer } from '../testing/standInServer.ts';
import { NameForm } from './NameForm.tsx';

const monster: Player = { name: 'Velvet Grumblefang', isTyped: false, isHidden: false };
const field = page.getByLabelText('Another name');
const button = (name: string) => page.getByRole('button', { name });
const status = page.getByRole('status').first();

let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  server = standInServer();
  server.answer('GET /api/player', () => ({ player: monster }));
});

test('a player types a name, and becomes a monster again', async () => {
  const onChange = vi.fn<() => void>();
  server.answer('PUT /api/player/name', ({ body }) => ({
    player: { name: (body as { name: string }).name.trim(), isTyped: true, isHidden: false },
  }));
  server.answer('DELETE /api/player/name', () => ({ player: monster }));
  mount(<NameForm onChange={onChange} />);
  await expect
    .element(status)
    .toHaveTextContent(
      'Beside your times, others see you as Velvet Grumblefang. A new name counts on the leaderboard, too.',
    );
  await expect.element(button('Be a monster again')).not.toBeInTheDocument();
  await field.fill(' Ann ');
  await button('Save name').click();
  await expect.element(status).toHaveTextContent('Saved. Beside your times, others see you as Ann.');
  await expect.element(field).toHaveValue('');
  await button('Be a monster again').click();
  await expect
    .element(status)
    .toHaveTextContent('Saved. Beside your times, others see you as Velvet Grumblefang.');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a refusal says why, keeps what was typed and gives the field the focus', async () => {
  server.answer('PUT /api/player/name', () =>
    refuse(400, { message: 'Please use at least one letter.', field: 'name' }),
  );
  mount(<NameForm />);
  await field.fill('123');
  await button('Save name').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please use at least one letter.');
  await expect.element(field).toHaveValue('123');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a server that cannot be reached is said so', async () => {
  mount(<NameForm />);
  await field.fill('Ann');
  await button('Save name').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server could not be reached.');
});

test('a hidden name is said to be hidden', async () => {
  server.answer('GET /api/player', () => ({ player: { ...monster, isTyped: true, isHidden: true } }));
  mount(<NameForm />);
  await expect
    .element(status)
    .toHaveTextContent(
      'Your name is hidden, so others see you as Velvet Grumblefang. Please choose another one.',
    );
});

test('somebody who has not played has no name to change', async () => {
  const asked = vi.fn<() => void>();
  server.answer('GET /api/player', () => {
    asked();
    return { player: null };
  });
  mount(<NameForm />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
