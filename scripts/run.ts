import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** Runs a tool of the project's own node_modules from the root, its output shown; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${rootDir}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
