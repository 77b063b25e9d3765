// Plain JavaScript, so that the server runs without the loader of TypeScript, which makes every import slower.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), build], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
process.env['NODE_ENV'] ??= 'production';
await import('../dist/server/main.js');
