// Plain JavaScript, so that the server runs without the loader of TypeScript, which makes every import slower.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The shell between npm and this program passes no signal on: when it is gone, the server ends as it would by that signal.
const shell = process.ppid;
const endWithShell = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');

const build = fileURLToPath(new URL('build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), build], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
if (process.env['npm_lifecycle_event'] === 'start') setInterval(endWithShell, 500).unref();
process.env['NODE_ENV'] ??= 'production';
await import('../dist/server/main.js');
