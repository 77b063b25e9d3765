import { randomBytes } from 'node:crypto';
import { MAX_TRANSFER_LENGTH } from '@monster/contract/limits';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { keepTransfersMs, maxWaitingLength, pruneTransfers } from '../db/transfers.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

const token = () => randomBytes(32).toString('base64url');
const none = [
  404,
  'Nothing waits under this code. It works for ten minutes. Please check it, or make a new one on the other device.',
];
const used = [409, 'This code was used already. Please make a new one on the other device.'];

describeOnBoth('progress that is taken along', (db) => {
  let now: number;
  let sites: [FastifyInstance, FastifyInstance];
  let [id, sender, receiver]: [string, string, string] = [] as never;
  const box = randomBytes(3_000).toString('base64url');
  beforeEach(async () => {
    for (const table of ['transfers', 'attempts'] as const) await db().queries.deleteFrom(table).execute();
    now = testNow;
    const make = () => testSite(db(), { TRUST_PROXY: '1' }, () => now);
    sites = [await make(), await make()];
    [id, sender, receiver] = [token(), token(), token()];
  });
  const call = async (path: string, body: object, ip = '10.0.0.1', site: 0 | 1 = 0) => {
    const headers = { 'x-forwarded-for': ip };
    const answer = await sites[site].inject({
      method: 'POST',
      url: `/api/transfers${path}`,
      payload: body,
      headers,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Record<string, unknown>>(),
    };
  };
  const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body['message']];
  const send = () => call('', { id, sender, box });
  const open = (by = receiver, ip?: string) => call('/open', { id, receiver: by }, ip);
  const stateOf = async () => (await call('/check', { id, sender })).body['state'];
  const rows = () => db().queries.selectFrom('transfers').selectAll().execute();

  it('goes from the sender to the receiver, once, and is then gone', async () => {
    expect((await send()).body).toEqual({ endsInMs: keepTransfersMs });
    expect(await stateOf()).toBe('waiting');
    expect((await open()).body).toEqual({ box });
    expect(await stateOf()).toBe('opened');
    expect((await call('/done', { id, receiver })).status).toBe(200);
    expect(await stateOf()).toBe('arrived');
    expect(await rows()).toMatchObject([{ box: '', size: 0 }]);
    expect(outcomeOf(await open())).toEqual(used);
  });

  it('is fetched again by a receiver whose answer was lost, and by nobody else', async () => {
    await send();
    await open();
    expect((await open()).body).toEqual({ box });
    expect(outcomeOf(await open(token()))).toEqual(used);
    expect(outcomeOf(await call('/done', { id, receiver: token() }))).toEqual(none);
    expect((await open()).body).toEqual({ box });
  });

  it('belongs to one receiver, however many ask at once', async () => {
    await send();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call('/open', { id, receiver: token() }, '10.0.0.1', n % 2 === 0 ? 0 : 1),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('is not there after ten minutes, with the same answer as if it never was', async () => {
    await send();
    now += keepTransfersMs - 1;
    expect((await open()).status).toBe(200);
    now += 1;
    expect(outcomeOf(await open())).toEqual(none);
    expect(outcomeOf(await call('/open', { id: token(), receiver }))).toEqual(none);
    expect(outcomeOf(await call('/done', { id, receiver }))).toEqual(none);
    expect(await stateOf()).toBe('gone');
    expect((await send()).status).toBe(200);
  });

  it('is deleted with everything about it once its time is over, and not before', async () => {
    await send();
    now += keepTransfersMs - 1;
    await pruneTransfers(db().queries, now);
    expect(await rows()).toHaveLength(1);
    now += 1;
    await pruneTransfers(db().queries, now);
    expect(await rows()).toEqual([]);
  });

  it('is stopped by its sender, and by nobody else', async () => {
    await send();
    await call('/stop', { id, sender: token() });
    expect(await stateOf()).toBe('waiting');
    expect((await call('/check', { id, sender: token() })).body).toEqual({ state: 'gone' });
    await call('/stop', { id, sender });
    expect(outcomeOf(await open())).toEqual(none);
    expect(await rows()).toEqual([]);
  });

  it('stays with its first sender', async () => {
    await send();
    const other = await call('', { id, sender: token(), box: 'AAAA' });
    expect(outcomeOf(other)).toEqual([409, 'This code is taken. Please make another one.']);
    expect((await open()).body).toEqual({ box });
  });

  it('is stored as it was encrypted, beside nothing that opens it or says whose it is', async () => {
    const { headers } = await send();
    expect(headers['set-cookie']).toBeUndefined();
    await open();
    const [row] = await rows();
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'box',
      'ends_at',
      'receiver',
      'sender',
      'size',
      'transfer_id',
    ]);
    expect(row).toMatchObject({ transfer_id: id, box });
    for (const secret of [sender, receiver, '10.0.0.1'])
      expect(JSON.stringify(await rows())).not.toContain(secret);
  });

  it('is refused, and changes nothing, if it is too large or not encrypted', async () => {
    const tooLarge = 'A'.repeat(MAX_TRANSFER_LENGTH + 1);
    expect(outcomeOf(await call('', { id, sender, box: tooLarge }))).toEqual([
      400,
      'There is too much to send it with a code. Please save it as a file instead.',
    ]);
    expect((await call('', { id, sender, box: 'A'.repeat(MAX_TRANSFER_LENGTH + 2_000) })).status).toBe(413);
    for (const wrong of [{ box: '' }, { box: '{"a":1}' }, { id: 'short' }, { sender: `${sender}x` }])
      expect((await call('', { id, sender, box, ...wrong })).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect((await call('', { id, sender, box: 'A'.repeat(MAX_TRANSFER_LENGTH) })).status).toBe(200);
  });

  it('is refused while too much waits already', async () => {
    await send();
    await db().queries.updateTable('transfers').set({ size: maxWaitingLength }).execute();
    const other = await call('', { id: token(), sender, box });
    expect(outcomeOf(other)).toEqual([429, expect.stringContaining('or save it as a file.')]);
    now += keepTransfersMs;
    expect((await call('', { id: token(), sender, box })).status).toBe(200);
  });

  const guess = async (times: number, addressOf: (n: number) => string) => {
    let looked = 0;
    for (let n = 0; n < times; n += 1) {
      const path = n % 3 === 0 ? '/done' : '/open';
      const body = { id: token(), receiver };
      const answer = await call(path, body, addressOf(n), n % 2 === 0 ? 0 : 1);
      looked += answer.status === 404 ? 1 : 0;
    }
    return looked;
  };

  it('lets an address guess 20 codes in ten minutes, across calls and instances', async () => {
    await send();
    expect(await guess(30, () => '10.0.0.2')).toBe(20);
    expect((await open(receiver, '10.0.0.2')).status).toBe(429);
    expect((await open(receiver, '10.0.0.3')).status).toBe(200);
    now += keepTransfersMs;
    expect(await guess(1, () => '10.0.0.2')).toBe(1);
  });

  it('lets all addresses together guess 1,000 codes in an hour', async () => {
    await send();
    expect(await guess(1_020, (n) => `10.1.${n >> 4}.1`)).toBe(1_000);
    expect((await open()).status).toBe(429);
  });
});
