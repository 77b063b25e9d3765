import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootDir } from '../scripts/run.ts';

/** A server in its own process, whose processor time can be asked for. */
export interface MeasuredServer {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Starts a server that says where it is and, over its channel, how much processor time it has used. */
export async function startMeasured(
  script: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [...flags, '--import', join(rootDir, 'bench/tellCpu.js'), script], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      // Reads everything, but looks only at what comes before the first request.
      if (output.length < 10_000) output += chunk.toString();
      const [, found] = /is ready at http:\/\/[^:]+:(\d+)/u.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`${script} ended:\n${output}`)));
  });
  return { process: child, port };
}

/** The processor time that a server has used, in microseconds. */
export async function cpuOf({ process: child }: MeasuredServer): Promise<number> {
  child.send('cpu');
  const [answer] = (await once(child, 'message')) as [{ cpu: number }];
  return answer.cpu;
}

/** Asks servers to stop, and waits until they have. */
export async function stopMeasured(...servers: readonly MeasuredServer[]): Promise<void> {
  for (const { process: child } of servers) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
}
