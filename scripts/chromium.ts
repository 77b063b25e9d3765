import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isExecutable, rootDir, run } from './run.ts';
import { installPackage, type Packages } from './systemPackages.ts';

// The headless shell is the same browser without its windows, and needs a third less time for the tests.
const headlessShell = 'chromium-headless-shell';
const commands = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const windowsApps = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

const packages: Packages = {
  'apt-get': [headlessShell, 'chromium'],
  dnf: ['chromium'],
  apk: ['chromium'],
  pacman: ['chromium'],
};

/** Chromium's sandbox refuses to start as root. */
export const flagsAsRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Finds a Chromium that runs: CHROMIUM_PATH, the system's or Playwright's; if there is none, installs one. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but there is no program there.`);
  }
  const found = [...systemChromiums(process.env['PATH'] ?? ''), playwrightChromium()].find(works);
  if (found !== undefined) return found;
  const findInstalled = () => systemChromiums(process.env['PATH'] ?? '').find(works);
  const installed =
    (await installFromPlaywright()) ?? (await installPackage('Chromium', packages, findInstalled));
  if (installed !== undefined) return installed;
  throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.');
}

/** Lists every Chromium or Chrome in the usual places on this system, best first. */
export function systemChromiums(path: string): string[] {
  const { platform, env } = process;
  const windowsRoots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  const places = [
    ...commands.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))),
    ...(platform === 'darwin' ? ['/Applications', join(homedir(), 'Applications')] : []).flatMap((root) =>
      macApps.map((app) => join(root, app)),
    ),
    ...(platform === 'win32' ? windowsRoots : []).flatMap((root) =>
      root === undefined ? [] : windowsApps.map((app) => join(root, app)),
    ),
  ];
  return places.filter(isExecutable);
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('No Chromium found: downloading one with `playwright install chromium`.');
  await run('playwright', ['install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  const downloaded = playwrightChromium();
  if (works(downloaded)) return downloaded;
  if (!isExecutable(downloaded) || process.getuid?.() !== 0) return undefined;
  console.log('It lacks system libraries: installing them with `playwright install-deps chromium`.');
  await run('playwright', ['install-deps', 'chromium']);
  return works(downloaded) ? downloaded : undefined;
}

function playwrightChromium(): string {
  const require = createRequire(join(rootDir, 'e2e/package.json'));
  const playwright = require('@playwright/test') as { chromium: { executablePath: () => string } };
  return playwright.chromium.executablePath();
}

// Some systems ship a `chromium-browser` that only asks to install something else, and a downloaded one may lack
// libraries. Chrome on Windows would open a window instead of printing its version.
function works(program: string): boolean {
  if (process.platform === 'win32') return isExecutable(program);
  return (
    isExecutable(program) &&
    spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}
