import { describe, expect, it, vi } from 'vitest';
import { countAttempt } from '../db/attempts.ts';
import { listEntries, writeEntry } from '../db/audit.ts';
import { storeUpdate } from '../db/outbox.ts';
import { databaseOf, describeOnBoth, places } from '../testing/databases.ts';
import { SendGridStandIn, standInKey } from '../testing/sendGridStandIn.ts';
import { testNow } from '../testing/site.ts';
import { startSite } from '../testing/siteProcess.ts';
import { pruneOldRows } from './startJobs.ts';

const day = 24 * 60 * 60_000;

describeOnBoth('rows that are no longer needed', (db) => {
  it('are deleted: windows after a day, finished updates after thirty, the audit trail after a year; waiting updates stay', async () => {
    const { queries } = db();
    for (const age of [0, 1, 2]) {
      const attempt = {
        scope: 'x',
        subject: `${age} days old`,
        windowStart: testNow - age * day,
        windowMs: day,
      };
      await countAttempt(db(), attempt);
    }
    for (const age of [29, 31])
      for (const status of ['waiting', 'sent'] as const) {
        const contact = `${status}${age}@x.org`;
        const update = { customField: 'MonsterWelcomeLevel', value: 'Level 1 Skip' } as const;
        await storeUpdate(queries, { ...update, email: contact }, testNow - age * day);
        await queries.updateTable('outbox').set({ status }).where('contact', '=', contact).execute();
      }
    const entry = { kind: 'login', call: 'login', actor: 'admin', address: '::1', outcome: 'done' } as const;
    for (const age of [364, 366])
      await writeEntry(queries, { ...entry, subject: `${age} days old`, at: testNow - age * day });
    await pruneOldRows({ db: db(), now: () => testNow });
    const { entries } = await listEntries(queries, { page: 1, pageSize: 10 });
    expect(entries.map(({ subject }) => subject)).toEqual(['364 days old']);
    const attempts = await queries.selectFrom('attempts').select('subject').orderBy('subject').execute();
    expect(attempts.map(({ subject }) => subject)).toEqual(['0 days old', '1 days old']);
    const updates = await queries.selectFrom('outbox').select('contact').orderBy('contact').execute();
    expect(updates.map(({ contact }) => contact)).toEqual([
      'sent29@x.org',
      'waiting29@x.org',
      'waiting31@x.org',
    ]);
  });
});

async function sendUpdate(address: string | undefined, value: string): Promise<void> {
  const answer = await fetch(`${address}/api/sendgrid/update-contact`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ann@example.com', customField: 'MonsterWelcomeLevel', value }),
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
}

describe('contact updates that were acknowledged', () => {
  const cases = Object.entries(places).flatMap(([name, makePlace]) =>
    (['SIGKILL', 'SIGTERM'] as const).map((signal) => ({ name, makePlace, signal })),
  );
  it.concurrent.for(cases)(
    'all arrive, in order, after $signal in the middle of a delivery, on $name',
    { timeout: 120_000 },
    async ({ makePlace, signal }) => {
      const place = await makePlace();
      const sendGrid = new SendGridStandIn();
      const settings = {
        ...databaseOf(place),
        SENDGRID_API_KEY: standInKey,
        SENDGRID_BASE_URL: await sendGrid.start(),
      };
      sendGrid.treatNext('work');
      sendGrid.treatAll('hang');
      const first = startSite(settings);
      const address = await first.ready;
      await sendUpdate(address, 'Level 1 Success');
      await vi.waitFor(() => expect(sendGrid.requests).toContain('PUT /v3/marketing/contacts'), 20_000);
      await sendUpdate(address, 'Level 2 Skip');
      await sendUpdate(address, 'Level 3 Success');
      first.kill(signal);
      expect(await first.exited).toBe(signal === 'SIGTERM' ? 0 : null);
      sendGrid.treatAll('work');

      const second = startSite(settings);
      await second.ready;
      const values = () => sendGrid.received.map(({ value }) => value);
      const all = ['Level 1 Success', 'Level 2 Skip', 'Level 3 Success'];
      await vi.waitFor(() => expect(values()).toEqual(all), 60_000);
      second.kill('SIGTERM');
      expect(await second.exited).toBe(0);
      expect(first.output() + second.output()).not.toContain('ann@');
      await sendGrid.stop();
      await place.remove();
    },
  );
});
