// Plain JavaScript, so that the server runs without the TypeScript loader, which slows down every import.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The shell between npm and this program passes no signals on. When it is gone, the server shuts down as if signaled.
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
