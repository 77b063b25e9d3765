import { expect, test } from 'vitest';
import { offlineFiles } from './offlineFiles.ts';

const manifest = {
  'src/app/entries/client.tsx': {
    file: 'client.js',
    imports: ['_shared'],
    dynamicImports: ['src/pages/home/HomePage.tsx', 'src/pages/admin/AdminPage.tsx'],
  },
  'src/pages/home/HomePage.tsx': {
    file: 'home.js',
    css: ['home.css'],
    imports: ['_shared'],
    dynamicImports: ['src/ads/adCode.ts', 'src/monsters/Monster.tsx'],
  },
  'src/monsters/Monster.tsx': { file: 'monster.js', imports: ['_both'] },
  'src/pages/admin/AdminPage.tsx': {
    file: 'admin.js',
    css: ['admin.css'],
    imports: ['_shared', '_desk', '_both'],
  },
  'src/ads/adCode.ts': { file: 'ads.js', css: ['ads.css'], imports: ['_shared'] },
  _shared: { file: 'shared.js', assets: ['font.woff2'] },
  _desk: { file: 'desk.js' },
  _both: { file: 'both.js' },
};

test('offline, everything is kept but what only ads and the pages of those who run the site load', () => {
  const left = ['admin.js', 'admin.css', 'desk.js', 'ads.js', 'ads.css'];
  // A worker's file is in no manifest.
  const kept = [
    'client.js',
    'home.js',
    'home.css',
    'monster.js',
    'both.js',
    'shared.js',
    'font.woff2',
    'worker.js',
  ];
  expect(offlineFiles(manifest, [...left, ...kept])).toEqual(kept);
});
