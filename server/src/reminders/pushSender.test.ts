import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PushStandIn } from '../testing/pushStandIn.ts';
import { testNow } from '../testing/site.ts';
import { PushSender } from './pushSender.ts';
import type { Resolve } from './pushSender.ts';
import { makeVapidKeys } from './vapid.ts';

const keys = makeVapidKeys();
const terms = { keys, contact: 'https://crossword.example', now: () => testNow };

describe('a message', () => {
  let service: PushStandIn;
  let sender: PushSender;

  beforeEach(async () => {
    service = new PushStandIn(() => testNow);
    sender = new PushSender({ ...terms, hosts: [await service.start()] });
  });
  afterEach(async () => {
    sender.stop();
    await service.stop();
  });

  it('arrives encrypted and signed, for a few hours, in place of an older one', async () => {
    const subscription = service.subscribe('ann', keys.publicKey);
    expect(await sender.send(subscription, '{"egg":"blue"}')).toMatchObject({ status: 201 });
    expect(service.received).toMatchObject([
      {
        to: 'ann',
        message: { egg: 'blue' },
        headers: {
          ttl: '14400',
          topic: 'daily',
          urgency: 'normal',
          'content-type': 'application/notification+json',
        },
      },
    ]);
  });

  it('signed with another key than the browser subscribed with is refused by its service', async () => {
    const subscription = service.subscribe('ann', 'another key');
    expect(await sender.send(subscription, '{}')).toMatchObject({ status: 403 });
  });

  it('is given up when a service takes too long or hangs up', async () => {
    const subscription = service.subscribe('ann');
    const impatient = new PushSender({ ...terms, hosts: [service.origin], withinMs: 500 });
    for (const treatment of ['hang', 'close the socket'] as const) {
      service.treat('ann', treatment);
      expect(await impatient.send(subscription, '{}')).toEqual({ status: null, reason: 'noAnswer' });
    }
  });

  it('follows no redirect', async () => {
    const other = service.subscribe('secret');
    service.treat('ann', { status: 307, headers: { location: other.endpoint } });
    expect(await sender.send(service.subscribe('ann'), '{}')).toMatchObject({ status: 307 });
    expect(service.requests).toEqual(['ann']);
  });

  it('is sent although the answer never ends', async () => {
    service.treat('ann', 'huge answer');
    expect(await sender.send(service.subscribe('ann'), '{}')).toMatchObject({ status: 201 });
  });

  it('goes to nobody who is not on the list, also if the list was another one when the browser subscribed', async () => {
    const subscription = service.subscribe('ann');
    const strict = new PushSender({ ...terms, hosts: ['push.example.com'] });
    expect(await strict.send(subscription, '{}')).toEqual({ status: null, reason: 'notAllowed' });
    expect(service.requests).toEqual([]);
  });
});

describe('a host on the list whose name leads into a private network', () => {
  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [[{ address: '169.254.169.254', family: 4 }]],
    // One good address among bad ones does not help.
    [
      [
        { address: '142.250.74.10', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
  ])('is not connected to: %j', async (addresses) => {
    const resolve: Resolve = (_name, _options, done) => done(null, addresses);
    const sender = new PushSender({ ...terms, hosts: ['push.example.com'], resolve });
    const { endpoint: _endpoint, ...browser } = new PushStandIn(() => testNow).subscribe('ann');
    const endpoint = 'https://push.example.com/x';
    expect(await sender.send({ endpoint, ...browser }, '{}')).toEqual({ status: null, reason: 'notAllowed' });
  });

  it('that is not found has no answer', async () => {
    const resolve: Resolve = (_name, _options, done) => done(new Error('ENOTFOUND'), []);
    const sender = new PushSender({ ...terms, hosts: ['push.example.com'], resolve });
    const browser = new PushStandIn(() => testNow).subscribe('ann');
    const subscription = { ...browser, endpoint: 'https://push.example.com/x' };
    expect(await sender.send(subscription, '{}')).toEqual({ status: null, reason: 'noAnswer' });
  });
});
