import { fileURLToPath } from 'node:url';

/** The checkout's root; this file and the built `dist/server/main.js` lie equally deep below it. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url));
