import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** True when the file exists and this user may run it. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const running = new Set<ChildProcess>();
let stopping = false;

/** Runs a tool from the project's node_modules in the root folder and shows its output; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${rootDir}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
    });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code) => {
      running.delete(child);
      // After an interrupt, the caller must not go on to its next step.
      if (!stopping) resolve(code ?? 1);
    });
  });
}

/** Interrupts every tool that `run` started and waits until each has cleaned up and exited. */
export async function stopRunning(): Promise<void> {
  stopping = true;
  const ended = [...running].map(async (child) => {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
  });
  await Promise.all(ended);
}
