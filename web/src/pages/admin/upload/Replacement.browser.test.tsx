import type { FilePreview } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
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
} from '../../../testing/uploadTab.ts';
import { UploadTab } from './UploadTab.tsx';

/** A published puzzle that a file would replace. */
function replaced(id: string): FilePreview['replacing'][number] {
  const name = { title: 'Old One', author: 'Ann Lee', datePublished: '2026-11-20' };
  return { id, ...name, isPublished: true, completions: 3, version: `version-of-${id}` };
}

let server: ReturnType<typeof uploadServer>;
beforeEach(() => {
  server = uploadServer();
});

test('an upload names what a file would replace, asks, and sends the agreement with the file', async () => {
  server.answer(preview, ({ files }) => ({
    files: files.map(({ name }, n) => ({
      ...valid(name),
      ...(n === 1 && { replaces: '02-2-0007', replacing: [replaced('02-2-0007')] }),
    })),
  }));
  let texts: readonly string[] = [];
  server.answer(uploadMany, (call) => {
    ({ texts } = call);
    return replyOf([stored('02-2-0001'), stored('02-2-0007', true, 1)]);
  });
  mount(<UploadTab />);
  await choose(named('new'), named('old'));
  await expect.element(heading('Would replace a puzzle (1)')).toBeVisible();
  await expect.element(summary('1 ready, 1 to be agreed to')).toBeVisible();
  await expect
    .element(cardOf(named('old')).getByRole('list', { name: 'Puzzles to be replaced' }))
    .toHaveTextContent(
      'Old One by Ann Lee, 2026-11-20, 02-2-0007: published, completed by 3 players, which stays',
    );
  await expect.element(cardOf(named('new'))).not.toHaveTextContent('Replaces');
  await button(`Replace this puzzle: ${named('old')}`).click();
  await expect.element(heading('Ready (2)')).toBeVisible();
  await expect.element(cardOf(named('old'))).toHaveFocus();
  await button('Upload 2 puzzles').click();
  await expect.element(heading('Stored (2)')).toBeVisible();
  expect(texts).toEqual([
    JSON.stringify({ replaces: [] }),
    JSON.stringify({ replaces: [{ id: '02-2-0007', version: 'version-of-02-2-0007' }] }),
  ]);
  await expect.element(cardOf(named('new'))).toHaveTextContent('Stored as 02-2-0001');
  await expect.element(cardOf(named('old'))).toHaveTextContent('Replaced 02-2-0007');
  await expect.element(page.getByText('Upload Successful')).toBeVisible();
});

test('an upload can be agreed to for many replacements at once, and each can be taken back', async () => {
  server.answer(preview, ({ files }) => ({
    files: files.map(({ name }, n) => ({ ...valid(name), replacing: [replaced(`02-2-000${n}`)] })),
  }));
  mount(<UploadTab />);
  await choose(named('a'), named('b'));
  await button('Agree to all 2 replacements').click();
  await expect.element(heading('Ready (2)')).toBeVisible();
  await button(`Keep this puzzle: ${named('a')}`).click();
  await expect.element(heading('Would replace a puzzle (1)')).toBeVisible();
  await expect.element(button(`Replace this puzzle: ${named('a')}`)).toBeVisible();
});

test('an upload stores only the first of two files with the same title, author and date', async () => {
  server.answer(uploadOne, () => replyOf([stored('02-2-0001')]));
  mount(<UploadTab />);
  await choose(named('a'), named('a'));
  await expect.element(heading('Ready (1)')).toBeVisible();
  await expect.element(heading('Needs attention (1)')).toBeVisible();
  await expect
    .element(page.getByText('It has the same title, author and date as an earlier file of this list'))
    .toBeVisible();
  await button('Upload').click();
  await expect.element(heading('Stored (1)')).toBeVisible();
  await expect.element(heading('Needs attention (1)')).toBeVisible();
});
