import { createHash } from 'node:crypto';
import type { RenderedPage } from '@monster/contract';
import { nonceAttribute } from '../http/finishedAnswer.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the build has made: its files by the sources that they come from, and their text. */
export interface BuiltFiles {
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
  readonly read: (file: string) => string;
}

/** The tags of a page, and what its policy must allow for them: the hashes of what stands in the HTML itself. */
export interface PageAssets {
  readonly tags: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const clientEntry = 'src/app/entries/client.tsx';
const fontsEntry = 'src/app/entries/fonts.ts';
const earlyEntry = 'src/app/entries/early.ts';
const gameEntry = 'src/app/entries/game.ts';

/** The scripts and styles that some sources need at once. */
function collectFiles(
  { manifest }: BuiltFiles,
  entries: readonly string[],
): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (entry === undefined || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    entry.imports?.forEach(visit);
    for (const file of entry.css ?? []) styles.add(file);
  };
  entries.forEach(visit);
  return { scripts, styles };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts of a page. A game plays without React, and has its files fetched once somebody is there. */
function scriptTags(
  built: BuiltFiles,
  { module, isGame }: Pick<RenderedPage, 'module' | 'isGame'>,
): string[] {
  const start = built.manifest[isGame ? gameEntry : clientEntry]?.file ?? '';
  const first = collectFiles(built, isGame ? [gameEntry] : [clientEntry, module]).scripts;
  const later = collectFiles(built, [clientEntry, module]).scripts;
  const link = (rel: string, file: string): string => `<link rel="${rel}"${nonceAttribute} href="/${file}">`;
  return [
    ...[...first].filter((file) => file !== start).map((file) => link('modulepreload', file)),
    `<script type="module"${nonceAttribute} src="/${start}"></script>`,
    ...[...later].filter((file) => !first.has(file)).map((file) => link('later', file)),
  ];
}

/** The text of style sheets, by their files. */
const textsOf = (built: BuiltFiles, files: Iterable<string>) =>
  [...files].map((file) => ({ file, text: built.read(file).trim() }));

/**
 * The tags of a page: its fonts, which the early script may apply, and this script, as text; its other scripts, which the
 * browser requests while the rest of the page arrives; then the styles, as text, so that the first paint waits for no other
 * file. The link beside each style is never fetched: it says that the file is there, so that nobody loads it.
 */
export function assetTags(built: BuiltFiles, page: Pick<RenderedPage, 'module' | 'isGame'>): PageAssets {
  const early = `{${built.read(built.manifest[earlyEntry]?.file ?? '').trim()}}`;
  const styles = textsOf(built, collectFiles(built, [clientEntry, page.module]).styles);
  const { css = [], assets = [] } = built.manifest[fontsEntry] ?? {};
  const fonts = textsOf(built, css);
  const tags = [
    ...fonts.map(({ text }) => `<style media="not all">${text}</style>`),
    ...assets.map((file) => `<link rel="font" as="font" crossorigin href="/${file}">`),
    `<script${nonceAttribute}>${early}</script>`,
    ...scriptTags(built, page),
    ...styles.map(
      ({ file, text }) => `<style>${text}</style><link rel="stylesheet" disabled href="/${file}">`,
    ),
  ];
  return {
    tags: tags.join(''),
    scriptHashes: [hashOf(early)],
    styleHashes: [...fonts, ...styles].map(({ text }) => hashOf(text)),
  };
}
