import { expect, it } from 'vitest';
import { assetTags } from './assetTags.ts';
import { nonceAttribute } from '../http/finishedAnswer.ts';

const page = 'src/pages/puzzle/PuzzlePage.tsx';
const built = {
  manifest: {
    'src/app/entries/early.ts': { file: 'early.js' },
    'src/app/entries/fonts.ts': { file: 'fonts.js', css: ['fonts.css'], assets: ['a.woff2'] },
    'src/app/entries/game.ts': { file: 'start.js', imports: ['game'] },
    'src/app/entries/client.tsx': { file: 'client.js', css: ['app.css'], imports: ['react', 'game'] },
    [page]: { file: 'page.js', css: ['page.css'], imports: ['react'] },
    react: { file: 'react.js' },
    game: { file: 'game.js', css: ['game.css'] },
  },
  read: (file: string) => `content of ${file}`,
};

/** The files of some tags, by what is done with them. */
function filesIn(html: string): Record<string, string[]> {
  const tags = html.replaceAll(nonceAttribute, '');
  const files: Record<string, string[]> = {};
  for (const [, rel = 'script', file = ''] of tags.matchAll(
    /<(?:link rel="(\w+)"|script type)[^>]*? (?:href|src)="\/([^"]+)"/gu,
  ))
    (files[rel] ??= []).push(file);
  return files;
}

it('lets a game start without React, whose files are fetched when there is nothing else to do', () => {
  expect(filesIn(assetTags(built, { module: page, isGame: true }).tags)).toEqual({
    font: ['a.woff2'],
    stylesheet: ['game.css', 'app.css', 'page.css'],
    modulepreload: ['game.js'],
    script: ['start.js'],
    later: ['client.js', 'react.js', 'page.js'],
  });
});

it('loads everything at once on a page without a game', () => {
  expect(filesIn(assetTags(built, { module: page, isGame: false }).tags)).toEqual({
    font: ['a.woff2'],
    stylesheet: ['game.css', 'app.css', 'page.css'],
    modulepreload: ['react.js', 'game.js', 'page.js'],
    script: ['client.js'],
  });
});

it('puts the early script and the styles into the page, and links no style sheet that would be fetched', () => {
  const { tags, scriptHashes, styleHashes } = assetTags(built, { module: page, isGame: true });
  expect(tags).toContain('>{content of early.js}</script>');
  for (const file of ['game.css', 'app.css', 'page.css'])
    expect(tags).toContain(
      `<style>content of ${file}</style><link rel="stylesheet" disabled href="/${file}">`,
    );
  expect([scriptHashes.length, styleHashes.length]).toEqual([1, 4]);
});

it('has the fonts before the early script, which decides whether they apply', () => {
  const { tags } = assetTags(built, { module: page, isGame: true });
  expect(tags).toMatch(
    /^<style media="not all">content of fonts\.css<\/style><link rel="font" [^>]*><script/u,
  );
});
