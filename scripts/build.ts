import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { offlineFiles } from './offlineFiles.ts';
import type { Manifest } from './offlineFiles.ts';
import { rootDir } from './run.ts';

const stampFile = path.join(rootDir, 'dist/.sources');
const sources = [
  'engine',
  'contract',
  'construct',
  'formats',
  'server',
  'web',
  'scripts',
  'package-lock.json',
];
const compressible = /\.(?:js|css|svg|txt|webmanifest)$/u;

function listFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const place = path.join(rootDir, source);
    const files = source.endsWith('.json') ? [place] : listFiles(place);
    for (const file of files) hash.update(path.relative(rootDir, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Compresses what never changes once, here, so that the server never does. */
async function precompress(dir: string): Promise<void> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const file of listFiles(dir).filter((name) => compressible.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, options));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/** Each whole in one file: the program, and the threads that it starts beside itself. */
const serverEntries = [
  'server/src/main.ts',
  'server/src/threads/constructThread.ts',
  'server/src/threads/filesThread.ts',
  'server/src/threads/picturesThread.ts',
  'server/src/threads/replayThread.ts',
];

async function buildServer(entry: string, emptyOutDir: boolean): Promise<void> {
  const vite = await import('vite');
  await vite.build({
    configFile: false,
    root: rootDir,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@monster\//u] },
    build: {
      ssr: path.join(rootDir, entry),
      outDir: path.join(rootDir, 'dist/server'),
      emptyOutDir,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

async function buildWeb(ssr: boolean): Promise<void> {
  const vite = await import('vite');
  await vite.build({
    configFile: path.join(rootDir, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { ssr },
  });
}

/** The worker comes last, since it carries the list of hashed files; that list tells one build from another. */
async function buildWorker(): Promise<void> {
  const clientDir = path.join(rootDir, 'dist/client');
  const assets = listFiles(path.join(clientDir, 'assets')).map((file) => path.relative(clientDir, file));
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const kept = offlineFiles(manifest, assets).map((file) => `/${file}`);
  const buildName = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
  const vite = await import('vite');
  await vite.build({
    configFile: false,
    root: rootDir,
    logLevel: 'warn',
    publicDir: false,
    define: { ASSETS: JSON.stringify(kept), BUILD: JSON.stringify(buildName) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(rootDir, 'web/src/worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Builds the product into `dist/` unless it holds these very sources already. */
export async function build(): Promise<void> {
  const hash = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('Building…');
  process.env['NODE_ENV'] = 'production';
  await buildWeb(false);
  await buildWorker();
  await buildWeb(true);
  for (const [i, entry] of serverEntries.entries()) await buildServer(entry, i === 0);
  await precompress(path.join(rootDir, 'dist/client'));
  writeFileSync(stampFile, hash);
}

if (import.meta.url === `file://${process.argv[1]}`) await build();
