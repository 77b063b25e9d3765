import { spawnSync } from 'node:child_process';
import { run } from './run.ts';

/** The names of a program's packages for each package manager, best first. */
export type Packages = Readonly<Record<'apt-get' | 'dnf' | 'apk' | 'pacman', readonly string[]>>;

const steps = {
  'apt-get': ['install', '-y'],
  dnf: ['install', '-y'],
  apk: ['add'],
  pacman: ['-Sy', '--noconfirm'],
} as const;

/**
 * Installs a program with the system's package manager, which only root can do. Tries one package after another until
 * the program is found.
 */
export async function installPackage(
  title: string,
  packages: Packages,
  find: () => string | undefined,
): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const manager of ['apt-get', 'dnf', 'apk', 'pacman'] as const) {
    if (spawnSync(manager, ['--version'], { stdio: 'ignore' }).status !== 0) continue;
    if (manager === 'apt-get') await run(manager, ['update'], env);
    for (const name of packages[manager]) {
      const args = [...steps[manager], name];
      console.log(`Installing ${title}: ${manager} ${args.join(' ')}`);
      await run(manager, args, env);
      const installed = find();
      if (installed !== undefined) return installed;
    }
  }
  return undefined;
}
