import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PuzzleListItem } from '@monster/contract';
import { zip } from '@monster/formats/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';

const mebibyte = 1024 * 1024;
const most = 16 * mebibyte;

/** An archive of 20 KB with 20 MB inside that claims to have 1 KB. */
const bomb = zip([{ name: 'puzzle.xml', bytes: new Uint8Array(20 * mebibyte), size: 1024 }]);

/** The memory used by buffers after garbage collection. */
function bufferBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
}

describeOnBoth('bad uploads', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });

  const list = async (): Promise<PuzzleListItem[]> => (await admin.call('GET', '/admin/api/puzzles')).json();

  it.each(['upload', 'bulk-upload', 'preview'])(
    'of 100 MB to %s are skipped, not kept in memory',
    async (call) => {
      const before = bufferBytes();
      let used = Number.POSITIVE_INFINITY;
      const field = call === 'upload' ? 'puzzleFile' : 'puzzleFiles';
      async function* form() {
        yield Buffer.from(
          `--b\r\ncontent-disposition: form-data; name="${field}"; filename="A__B__1__2026-01-01.csv"\r\n\r\n`,
        );
        // As small as a network delivers them, so data in transit hardly counts.
        for (let n = 0; n < 1600; n += 1) yield Buffer.alloc(mebibyte / 16, 'x');
        // Memory is freed a little later.
        await vi.waitUntil(() => (used = bufferBytes() - before) < most, { timeout: 10_000 });
        yield Buffer.from('\r\n--b--\r\n');
      }
      const answer = await admin.site.inject({
        method: 'POST',
        url: `/admin/api/puzzles/${call}`,
        headers: { cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=b' },
        payload: Readable.from(form()),
      });
      expect(answer.statusCode).toBe(call === 'preview' ? 200 : 400);
      expect(answer.body).toContain('The file is larger than 256 KiB.');
      expect(used).toBeLessThan(most);
      expect(await list()).toEqual([]);
    },
  );

  it('with no valid file fail as a whole and name each file', async () => {
    const answer = await admin.upload(
      '/admin/api/puzzles/bulk-upload',
      'puzzleFiles',
      { name: 'bomb.jpz', content: bomb },
      { name: 'A__B__1__2026-01-01.csv', content: 'A,B' },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message: 'bomb.jpz: The file in the ZIP archive is larger than 256 KiB.',
        successful: 0,
        puzzles: [],
        errors: [{ file: 'bomb.jpz' }, { file: 'A__B__1__2026-01-01.csv' }],
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it('without files are refused by the preview too', async () => {
    const answer = await admin.upload('/admin/api/puzzles/preview', 'puzzleFiles');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'Please select at least one CSV file to upload', field: 'puzzleFiles' },
    ]);
  });

  it('of more than a thousand files are refused', async () => {
    const files = Array.from({ length: 1_001 }, (_, n) => ({ name: `${n}.exe`, content: '' }));
    const answer = await admin.upload('/admin/api/puzzles/bulk-upload', 'puzzleFiles', ...files);
    expect(answer.statusCode).toBe(413);
    expect(answer.json<{ message: string }>().message).toMatch(/\w/u);
  });
});
