import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { rootDir } from './run.ts';

await build();
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(path.join(rootDir, 'dist/server/main.js')).href);
