import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootDir } from './run.ts';

type Diagnostic = { filename: string; code: string; message: string; help?: string };

const forbidden: [folder: string, code: string, message: string][] = [
  ['engine/src', "export { readFile } from 'node:fs';", 'engine imports nothing.'],
  ['engine/src', "export { routes } from '@monster/contract';", 'engine imports nothing.'],
  ['engine/src', "export { app } from '../../server/src/app.ts';", 'engine imports nothing.'],
  ['engine/src', 'export const now = () => Date.now();', 'Date'],
  ['engine/src', 'export const roll = () => Math.random();', 'Math.random'],
  ['contract/src', "export { fastify } from 'fastify';", 'contract imports only engine and zod.'],
  ['contract/src', "export { app } from '@monster/server';", 'contract imports only engine and zod.'],
  ['construct/src', "export { app } from '@monster/server';", 'construct imports only engine.'],
  ['construct/src', "export { routes } from '@monster/contract';", 'construct imports only engine.'],
  ['formats/src', "export { readFile } from 'node:fs';", 'formats imports only engine, csv-parse and sax.'],
  ['formats/src', "export { z } from 'zod';", 'formats imports only engine, csv-parse and sax.'],
  [
    'formats/src',
    "export { app } from '@monster/server';",
    'formats imports only engine, csv-parse and sax.',
  ],
  [
    'formats/src',
    "export { app } from '../../server/src/app.ts';",
    'formats imports only engine, csv-parse and sax.',
  ],
  ['formats/src', 'export const now = () => Date.now();', 'Date'],
  ['server/src', "export { App } from '@monster/web';", 'server meets web only in the contract.'],
  [
    'server/src',
    "export { App } from '../../web/src/app/App.tsx';",
    'server meets web only in the contract.',
  ],
  ['server/src', "export { useState } from 'react';", 'server meets web only in the contract.'],
  [
    'server/src',
    "export { renderToString } from 'react-dom/server';",
    'server meets web only in the contract.',
  ],
  ['web/src', "export { z } from 'zod';", 'Zod stays out of the browser.'],
  ['web/src', "export { app } from '@monster/server';", 'web imports engine and contract;'],
  ['web/src', "export { fill } from '@monster/construct';", 'web imports engine and contract;'],
  ['web/src', "import { routes } from '@monster/contract';\nexport const r = routes;", 'Import only types'],
  [
    'web/src',
    "import { readCsv } from '@monster/formats';\nexport const r = readCsv;",
    'Import only types of formats',
  ],
  ['e2e', "export { reduce } from '@monster/engine';", 'e2e knows only what a person sees.'],
];

const allowed: [folder: string, code: string][] = [
  ['engine/src', "export { puzzle } from './puzzle.ts';"],
  ['contract/src', "export { z } from 'zod';\nexport { reduce } from '@monster/engine';"],
  ['construct/src', "export { reduce } from '@monster/engine';\nexport { readFile } from 'node:fs';"],
  ['formats/src', "export { parse } from 'csv-parse/sync';\nexport { reduce } from '@monster/engine';"],
  ['server/src', "export { routes } from '@monster/contract';\nexport { fastify } from 'fastify';"],
  ['server/src', "export { readCsv } from '@monster/formats';"],
  ['web/src', "import type { Problem } from '@monster/formats';\nexport type P = Problem;"],
  ['web/src', "import type { Route } from '@monster/contract';\nexport type R = Route;"],
  ['web/src', "export { reduce } from '@monster/engine';\nexport { useState } from 'react';"],
  ['e2e', "export { test } from '@playwright/test';"],
];

// A copy of the folders' shape with the same configuration: the checkout itself is never dirtied.
let copy: string;
let diagnostics: Diagnostic[];

async function plant(
  kind: string,
  rows: readonly (readonly [string, string, ...unknown[]])[],
): Promise<void> {
  for (const [index, [folder, code]] of rows.entries()) {
    const file = join(copy, folder, `${kind}${index}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${code}\n`);
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await copyFile(join(rootDir, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  await plant('forbidden', forbidden);
  await plant('allowed', allowed);
  const oxlint = join(rootDir, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: copy, encoding: 'utf8' });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

afterAll(() => rm(copy, { recursive: true }));

function complaintsAbout(file: string): string[] {
  return diagnostics
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => `${code}: ${message} ${help ?? ''}`);
}

describe('the linter', () => {
  for (const [index, [folder, code, message]] of forbidden.entries()) {
    it(`refuses in ${folder}: ${code}`, () => {
      const complaints = complaintsAbout(`${folder}/forbidden${index}.ts`);
      expect(complaints).toEqual([expect.stringMatching(/no-restricted/)]);
      expect(complaints[0]).toContain(message);
    });
  }

  for (const [index, [folder, code]] of allowed.entries()) {
    it(`allows in ${folder}: ${code}`, () => {
      expect(complaintsAbout(`${folder}/allowed${index}.ts`)).toEqual([]);
    });
  }
});
