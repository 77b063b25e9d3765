import { describe, expect, it } from 'vitest';
import { defaultPushHosts, pushAddressOf, readPushHosts } from './pushHosts.ts';

const hosts = readPushHosts(defaultPushHosts) ?? [];

describe('the endpoint of a subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://eu1.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('may be %s', (endpoint) => {
    expect(pushAddressOf(endpoint, hosts)?.href).toBe(new URL(endpoint).href);
  });

  it.each([
    ['no address', 'fcm'],
    ['without encryption', 'http://fcm.googleapis.com/x'],
    ['at another port', 'https://fcm.googleapis.com:8443/x'],
    ['with a password', 'https://me:secret@fcm.googleapis.com/x'],
    ['of a host that is not listed', 'https://evil.example/x'],
    ['of a host that only ends alike', 'https://evilpush.apple.com.evil.example/x'],
    ['of a host whose name contains one', 'https://xfcm.googleapis.com/x'],
    ['of a host without the dot of the pattern', 'https://evil-push.apple.com/x'],
    ['of this machine', 'https://127.0.0.1/x'],
    ['of this machine in other numbers', 'https://2130706433/x'],
    ['of this machine in IPv6', 'https://[::1]/x'],
    ['of a private network', 'http://192.168.1.1/x'],
    ['of a file', 'file:///etc/passwd'],
    ['that hides the host', 'https://fcm.googleapis.com@evil.example/x'],
  ])('may not be one %s', (_what, endpoint) => {
    expect(pushAddressOf(endpoint, hosts)).toBeUndefined();
  });

  it('may be a stand-in on this machine only if it is listed with its port', () => {
    const listed = readPushHosts('http://127.0.0.1:4711') ?? [];
    expect(pushAddressOf('http://127.0.0.1:4711/x', listed)).toBeDefined();
    for (const other of ['http://127.0.0.1:4712/x', 'https://127.0.0.1:4711/x', 'http://localhost:4711/x'])
      expect(pushAddressOf(other, listed)).toBeUndefined();
  });
});

it.each([
  '*',
  '*.com',
  'localhost',
  '10.0.0.1',
  'https://push.example.com',
  'push.example.com:8443',
  'http://10.0.0.1:80',
  'http://127.0.0.1',
  'push.example.com,,x.example',
  '',
])('%j is no list of push services', (text) => {
  expect(readPushHosts(text)).toBeUndefined();
});
