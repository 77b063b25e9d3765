import { fileURLToPath } from 'node:url';

/** The root of the checkout; this file and the built `dist/server/main.js` are equally deep below it. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url));
