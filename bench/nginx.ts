import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/freePort.ts';
import { isExecutable } from '../scripts/run.ts';

/** A real nginx in front of a server. */
export interface Nginx {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

function findNginx(): string {
  // Distributions install it among the programs for administrators, which are not on everyone's PATH.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
  if (found === undefined)
    throw new Error('nginx is missing. Please install it, on Debian with: apt-get install nginx-light');
  return found;
}

/** Everything else is as Debian's package has it. */
const settings = (folder: string, port: number, location: string): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes auto;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  gzip on;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      ${location}
    }
  }
}
`;

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts nginx with what is to stand in its one location. */
export async function startNginx(location: string): Promise<Nginx> {
  const program = findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'monster-nginx-'));
  // Its workers run as another user, if it is started by root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings(folder, port, location));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await delay(20);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
