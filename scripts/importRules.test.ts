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
  [
    'formats/src',
    "export { readFile } from 'node:fs';",
    'formats imports only engine, csv-parse, sax and node:zlib.',
  ],
  ['formats/src', "export { z } from 'zod';", 'formats imports only engine, csv-parse, sax and node:zlib.'],
  [
    'formats/src',
    "export { app } from '@monster/server';",
    'formats imports only engine, csv-parse, sax and node:zlib.',
  ],
  [
    'formats/src',
    "export { app } from '../../server/src/app.ts';",
    'formats imports only engine, csv-parse, sax and node:zlib.',
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
  ['server/src/db', "export { HttpError } from '../http/errors.ts';", 'db may not import http'],
  ['server/src/db', "export type { Context } from '../context.ts';", 'db may not import context.ts'],
  ['server/src/db', "export { places } from '../testing/databases.ts';", 'db may not import testing'],
  ['server/src/sendgrid', "export { open } from '../db/open.ts';", 'sendgrid may not import db'],
  ['server/src/threads', "export { answer } from '../http/answer.ts';", 'threads may not import http'],
  ['server/src/http', "export { isAdmin } from '../admin/session.ts';", 'http may not import admin'],
  ['server/src/admin', "export { adminRoutes } from '../routes/admin.ts';", 'admin may not import routes'],
  ['server/src/jobs', "export { buildApp } from '../app.ts';", 'jobs may not import app.ts'],
  ['server/src/pages', "export { isAdmin } from '../admin/session.ts';", 'pages may not import admin'],
  ['server/src/commands', "export { start } from '../main.ts';", 'commands may not import main.ts'],
  ['server/src/attic', "export { open } from '../db/open.ts';", 'server/src/attic stands on no floor'],
  ['web/src', "export { z } from 'zod';", 'Zod stays out of the browser.'],
  ['web/src', "export { app } from '@monster/server';", 'web imports engine and contract;'],
  ['web/src', "export { fill } from '@monster/construct';", 'web imports engine and contract;'],
  ['web/src', "import { routes } from '@monster/contract';\nexport const r = routes;", 'Import only types'],
  [
    'web/src',
    "import { readCsv } from '@monster/formats';\nexport const r = readCsv;",
    'Import only types of formats',
  ],
  ['web/src/lib', "export { send } from '../api/client.ts';", 'lib may not import api'],
  ['web/src/api', "export { Button } from '../ui/Button.tsx';", 'api may not import ui'],
  ['web/src/ui', "export { useSite } from '../site/site.ts';", 'ui may not import site'],
  ['web/src/ui/desk', "export { useSite } from '../../site/site.ts';", 'ui may not import site'],
  ['web/src/site', "export type { GameStore } from '../game/gameStore.ts';", 'site may not import game'],
  ['web/src/game', "export { Grid } from '../play/Grid.tsx';", 'game may not import play'],
  [
    'web/src/game',
    "export const late = () => import('../effects/sounds.ts');",
    'game may not import effects',
  ],
  ['web/src/consent', "export * from '../ads/rewards.ts';", 'consent may not import ads'],
  ['web/src/play', "export { page } from '../pages/home/HomePage.tsx';", 'play may not import pages'],
  ['web/src/pages/home', "export { matchUrl } from '../../app/routes.ts';", 'pages may not import app'],
  [
    'web/src/pages/home',
    "export { page } from '../daily/DailyPage.tsx';",
    'pages/home may not import pages/daily',
  ],
  ['web/src/pages/home', "export { mount } from '../../testing/mount.tsx';", 'pages may not import testing'],
  ['web/src/attic', "export { send } from '../api/client.ts';", 'web/src/attic stands on no floor'],
  ['e2e', "export { reduce } from '@monster/engine';", 'e2e knows only what a person sees.'],
];

const allowed: [folder: string, code: string][] = [
  ['engine/src', "export { puzzle } from './puzzle.ts';"],
  ['contract/src', "export { z } from 'zod';\nexport { reduce } from '@monster/engine';"],
  ['construct/src', "export { reduce } from '@monster/engine';\nexport { readFile } from 'node:fs';"],
  ['formats/src', "export { parse } from 'csv-parse/sync';\nexport { reduce } from '@monster/engine';"],
  ['server/src', "export { routes } from '@monster/contract';\nexport { fastify } from 'fastify';"],
  ['server/src', "export { readCsv } from '@monster/formats';"],
  ['server/src/db', "export { rootDir } from '../paths.ts';\nexport { migrate } from './migrate.ts';"],
  ['server/src/http', "export { utcToday } from '../context.ts';\nexport { open } from '../db/open.ts';"],
  ['server/src/jobs', "export { judge } from '../sendgrid/failures.ts';"],
  [
    'server/src/routes',
    "export { isAdmin } from '../admin/session.ts';\nexport { open } from '../db/open.ts';",
  ],
  ['web/src', "import type { Problem } from '@monster/formats';\nexport type P = Problem;"],
  ['web/src', "import type { Route } from '@monster/contract';\nexport type R = Route;"],
  ['web/src', "export { reduce } from '@monster/engine';\nexport { useState } from 'react';"],
  ['web/src/lib', "export { late } from './late/sha256.ts';"],
  [
    'web/src/ui',
    "import { EMAIL_PATTERN } from '@monster/contract/limits';\nexport const p = EMAIL_PATTERN;",
  ],
  ['web/src/site', "export { send } from '../api/client.ts';\nexport { Button } from '../ui/Button.tsx';"],
  ['web/src/play', "export { Confetti } from '../effects/Confetti.tsx';\nexport { Grid } from './Grid.tsx';"],
  ['web/src/pages/home', "export { useGame } from '../../play/GameContext.ts';"],
  ['web/src/app', "export { page } from '../pages/home/HomePage.tsx';"],
  ['e2e', "export { test } from '@playwright/test';"],
];

const allowedInTests: [folder: string, code: string][] = [
  ['server/src/db', "export { places } from '../testing/databases.ts';"],
  ['server/src/routes', "export { buildApp } from '../app.ts';"],
  ['web/src/ui', "export { mount } from '../testing/mount.tsx';"],
];

// A copy of the folders' shape with the same configuration: the checkout itself is never dirtied.
let copy: string;
let diagnostics: Diagnostic[];

async function plant(
  kind: string,
  rows: readonly (readonly [string, string, ...unknown[]])[],
  ending = '.ts',
): Promise<void> {
  for (const [index, [folder, code]] of rows.entries()) {
    const file = join(copy, folder, `${kind}${index}${ending}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${code}\n`);
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await mkdir(join(copy, 'scripts'));
  for (const file of ['.oxlintrc.json', 'scripts/floors.js'])
    await copyFile(join(rootDir, file), join(copy, file));
  await plant('forbidden', forbidden);
  await plant('allowed', allowed);
  await plant('allowed', allowedInTests, '.test.ts');
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
      expect(complaints).toEqual([expect.stringMatching(/no-restricted|floors/)]);
      expect(complaints[0]).toContain(message);
    });
  }

  for (const [index, [folder, code]] of allowed.entries()) {
    it(`allows in ${folder}: ${code}`, () => {
      expect(complaintsAbout(`${folder}/allowed${index}.ts`)).toEqual([]);
    });
  }

  for (const [index, [folder, code]] of allowedInTests.entries()) {
    it(`allows in a test of ${folder}: ${code}`, () => {
      expect(complaintsAbout(`${folder}/allowed${index}.test.ts`)).toEqual([]);
    });
  }
});
