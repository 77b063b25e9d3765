import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AdminGate } from '../../../admin/AdminGate.tsx';
import { mount } from '../../../testing/mount.tsx';
import { createGate, refuse } from '../../../testing/standInServer.ts';
import {
  button,
  cardOf,
  choose,
  heading,
  named,
  preview,
  replyOf,
  stored,
  summary,
  uploadMany,
  uploadOne,
  uploadServer,
  valid,
  withProblems,
} from '../../../testing/uploadTab.ts';
import { UploadTab } from './UploadTab.tsx';

let server: ReturnType<typeof uploadServer>;
beforeEach(() => {
  server = uploadServer();
});

describe('before an upload', () => {
  test('an empty queue says that files must be selected first', async () => {
    mount(<UploadTab />);
    await expect.element(page.getByText('Drop puzzle files here')).toBeVisible();
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    await button('Upload').click();
    await expect.element(page.getByText('No Files Selected')).toBeVisible();
  });

  test('files show progress while they are being checked, and cannot be removed', async () => {
    const gate = createGate();
    server.answer(preview, async ({ files }) => {
      await gate.opened;
      return { files: files.map(({ name }) => valid(name)) };
    });
    mount(<UploadTab />);
    await choose(named('a'), named('b'));
    await expect.element(heading('Checking (2)')).toBeVisible();
    await expect.element(summary('2 being checked')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: `Checking… ${named('a')}` })).toBeVisible();
    await expect.element(button(`Remove ${named('a')}`)).not.toBeInTheDocument();
    gate.open();
    await expect.element(heading('Ready (2)')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  });

  test('files that are ready are counted on the button', async () => {
    mount(<UploadTab />);
    await choose(named('a'));
    await expect.element(heading('Ready (1)')).toBeVisible();
    await expect.element(button('Upload')).toBeVisible();
    await choose(named('b'), named('c'));
    await expect.element(heading('Ready (3)')).toBeVisible();
    await expect.element(button('Upload 3 puzzles')).toBeVisible();
  });

  test('errors come with their line numbers, and only the first twelve are listed', async () => {
    const problems = [
      { message: 'Line 1 has no cells.', line: 1 },
      { message: 'The grid is not square.' },
      ...Array.from({ length: 12 }, (_, n) => ({ message: `Cell ${n} is wrong.`, line: n + 2 })),
    ];
    server.answer(preview, ({ files }) => ({ files: files.map(({ name }) => withProblems(name, problems)) }));
    mount(<UploadTab />);
    await choose(named('a'));
    const errors = page.getByRole('list', { name: 'Errors' });
    await expect.element(errors).toBeVisible();
    const texts = [...errors.element().children].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Line 1 has no cells.',
      'The grid is not square.',
      ...Array.from({ length: 10 }, (_, n) => `Line ${n + 2}: Cell ${n} is wrong.`),
      '… and 2 more.',
    ]);
    await expect.element(heading('Needs attention (1)')).toBeVisible();
    await button('Upload').click();
    await expect.element(page.getByText('Upload Failed')).toBeVisible();
  });

  test('a form asks for the details that a file lacks, and makes the file ready', async () => {
    const missing = { message: 'The author is missing.', field: 'author' as const };
    server.answer(preview, ({ files }) => ({
      files: files.map(({ name }) =>
        name === 'first.csv'
          ? { ...valid(name), metadata: { title: 'First' }, problems: [missing] }
          : valid(name),
      ),
    }));
    mount(<UploadTab />);
    await choose('first.csv');
    const form = page.getByRole('form', { name: 'Details of first.csv' });
    await expect.element(form.getByLabelText('Title')).toHaveValue('First');
    await expect.element(form.getByLabelText('Author')).toHaveAccessibleDescription('The author is missing.');
    await expect.element(page.getByRole('list', { name: 'Errors' })).not.toBeInTheDocument();
    await form.getByLabelText('Author').fill('Ann Lee');
    await form.getByLabelText('Difficulty').fill('2');
    await form.getByLabelText('Date').fill('2026-11-20');
    await form.getByRole('button', { name: 'Use these details' }).click();
    await expect.element(heading('Ready (1)')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: named('First') })).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('a failed check shows the reason and can be repeated', async () => {
    server.answer(preview, () => refuse(503, { message: 'The server is busy.' }));
    mount(<UploadTab />);
    await choose(named('a'));
    await expect.element(heading('Needs attention (1)')).toBeVisible();
    await expect.element(cardOf(named('a'))).toHaveTextContent('The server is busy.');
    await expect.element(cardOf(named('a'))).toHaveTextContent('Not checked');
    await expect.element(cardOf(named('a'))).not.toHaveTextContent('Waiting');
    await button(`Check again: ${named('a')}`).click();
    await expect.element(heading('Needs attention (1)')).toBeVisible();
    server.answer(preview, ({ files }) => ({ files: files.map(({ name }) => valid(name)) }));
    await button('Check again').click();
    await expect.element(heading('Ready (1)')).toBeVisible();
    await expect.element(cardOf(named('a'))).not.toHaveTextContent('The server is busy.');
    await expect.element(button('Check again')).not.toBeInTheDocument();
  });
});

describe('an upload', () => {
  test('shows its progress batch by batch', async () => {
    const gates = { [uploadMany]: createGate(), [uploadOne]: createGate() };
    server.answer(uploadMany, async ({ files }) => {
      await gates[uploadMany].opened;
      return replyOf(files.map((_, n) => stored(`02-2-000${n}`, false, n)));
    });
    server.answer(uploadOne, async () => {
      await gates[uploadOne].opened;
      return replyOf([stored('02-2-0010')]);
    });
    mount(<UploadTab />);
    await choose(...Array.from({ length: 11 }, (_, n) => named(`p${n}`)));
    await button('Upload 11 puzzles').click();
    const progress = page.getByRole('progressbar', { name: 'Upload', exact: true });
    await expect.element(progress).toHaveAttribute('value', '0');
    await expect.element(progress).toHaveAttribute('max', '11');
    await expect.element(page.getByText('0 of 11 files, 0 bytes of 55 bytes')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: `Uploading… ${named('p0')}` })).toBeVisible();
    await expect.element(button('Upload 11 puzzles')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Clear all')).not.toBeInTheDocument();
    gates[uploadMany].open();
    await expect.element(progress).toHaveAttribute('value', '10');
    await expect.element(page.getByText('10 of 11 files, 50 bytes of 55 bytes')).toBeVisible();
    await expect.element(summary('1 ready, 10 stored')).toBeVisible();
    gates[uploadOne].open();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(heading('Stored (11)')).toBeVisible();
    await expect.element(page.getByText('Processed 11 puzzles successfully')).toBeVisible();
  });

  test('says what is wrong with a refused file and stores the others', async () => {
    const problem = { message: 'The date is taken.', line: 4 };
    server.answer(uploadMany, () => ({
      ...replyOf([stored('02-2-0001')]),
      errors: [{ file: named('b'), index: 1, message: problem.message, problems: [problem] }],
    }));
    mount(<UploadTab />);
    await choose(named('a'), named('b'));
    await button('Upload 2 puzzles').click();
    await expect.element(heading('Needs attention (1)')).toBeVisible();
    await expect.element(cardOf(named('b'))).toHaveTextContent('Line 4: The date is taken.');
    await expect.element(cardOf(named('a'))).toHaveTextContent('Stored as 02-2-0001');
  });

  test('that fails shows the reason and can be repeated', async () => {
    server.answer(uploadOne, () => refuse(503, { message: 'The database is away.' }));
    mount(<UploadTab />);
    await choose(named('a'));
    await expect.element(heading('Ready (1)')).toBeVisible();
    await button('Upload').click();
    await expect.element(page.getByText('Upload Failed')).toBeVisible();
    await expect.element(cardOf(named('a'))).toHaveTextContent('Upload failed: The database is away.');
    server.answer(uploadOne, () => replyOf([stored('02-2-0001')]));
    await button('Upload').click();
    await expect.element(cardOf(named('a'))).toHaveTextContent('Stored as 02-2-0001');
  });

  test('asks for a new login when the session has ended, and keeps the queue', async () => {
    server.answer('GET /admin/check', () => ({ isAdmin: true }));
    server.answer('POST /admin/login', () => ({ success: true }));
    server.answer(uploadOne, () => refuse(401, { message: 'Please log in as admin.' }));
    mount(
      <AdminGate current="/admin">
        <UploadTab />
      </AdminGate>,
    );
    await choose(named('a'));
    await expect.element(heading('Ready (1)')).toBeVisible();
    await button('Upload').click();
    const login = page.getByRole('form', { name: 'Log in' });
    await expect.element(login).toHaveAccessibleDescription('Your session has ended. Please log in again.');
    await expect.element(login.getByLabelText('Username')).toHaveFocus();
    await expect.element(heading('Ready (1)')).not.toBeInTheDocument();
    await login.getByLabelText('Username').fill('admin');
    await login.getByLabelText('Password').fill('secret');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.element(heading('Ready (1)')).toBeVisible();
    await expect.element(cardOf(named('a'))).toBeVisible();
  });
});

test('removing a file moves the focus to the next one, or to the one before it, or else to the top', async () => {
  mount(<UploadTab />);
  await choose(named('a'), named('b'), named('c'));
  await button(`Remove ${named('a')}`).click();
  await expect.element(cardOf(named('a'))).not.toBeInTheDocument();
  await expect.element(cardOf(named('b'))).toHaveFocus();
  await button(`Remove ${named('c')}`).click();
  await expect.element(cardOf(named('c'))).not.toBeInTheDocument();
  await expect.element(cardOf(named('b'))).toHaveFocus();
  await button(`Remove ${named('b')}`).click();
  await expect.element(cardOf(named('b'))).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Drop puzzle files here');
});
