import { deskRoutes, rareRoutes, roomRoutes } from '../web/src/app/desk/deskRoutes.ts';

/** One file of a build, as Vite's manifest describes it. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

/** Nobody sees an ad without a network. */
const isAd = (name: string): boolean => name.startsWith('src/ads/');

/** The pages of those who run the site, rooms, and what is seldom opened. Their table is kept: the offline page is in it. */
const deskFiles = new Set(
  [...deskRoutes, ...roomRoutes, ...rareRoutes].map(({ file }) => `src/pages/${file}.tsx`),
);

/** The files that some modules need, now or later, without going through those that `isLeftOut` names. */
function filesOf(
  manifest: Manifest,
  names: readonly string[],
  isLeftOut: (name: string) => boolean,
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (entry === undefined || seen.has(name) || isLeftOut(name)) return;
    seen.add(name);
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  names.forEach(visit);
  return files;
}

/**
 * Of the built files, those that a player without a network may need: all but what only ads, rooms and the pages of those
 * who run the site load.
 */
export function offlineFiles(manifest: Manifest, files: readonly string[]): string[] {
  const names = Object.keys(manifest);
  const isLeftOut = (name: string): boolean => deskFiles.has(name) || isAd(name);
  const needed = filesOf(
    manifest,
    names.filter((name) => name.startsWith('src/') && !isLeftOut(name)),
    isLeftOut,
  );
  const others = filesOf(manifest, names.filter(isLeftOut), () => false);
  return files.filter((file) => needed.has(file) || !others.has(file));
}
