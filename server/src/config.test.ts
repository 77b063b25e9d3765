import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { makeVapidKeys } from './reminders/vapid.ts';

describe('the settings', () => {
  it('all have defaults that work', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      ADMIN_USERNAME: 'admin',
      SITE_NAME: 'Monster Crossword',
      SITE_URL: 'http://localhost:3000',
      SUPPORT_EMAIL: 'support@monstercrossword.example',
      ADS_ENABLED: false,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
    });
    expect(readConfig({}).DATA_DIR).toMatch(/\/data$/u);
  });

  it('count as unset when they are empty', () => {
    const { PORT, DATABASE_URL } = readConfig({ PORT: '', DATABASE_URL: '' });
    expect([PORT, DATABASE_URL]).toEqual([3000, undefined]);
  });

  it('that are invalid are all named at once', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        METRICS_PORT: '65536',
        DATABASE_URL: 'mysql://x',
        DATABASE_LISTEN_URL: 'mysql://x',
        EXTERNAL_DATABASE_URL: 'nowhere',
        ADMIN_PASSWORD: 'short',
        ADMIN_PASSWORD_HASH: 'plain',
        SITE_URL: 'monster.example',
        SUPPORT_EMAIL: 'nobody',
        SENDGRID_BASE_URL: 'ftp://x',
        ADS_ENABLED: 'perhaps',
        GPT_NETWORK_CODE: 'mine',
        GPT_SCRIPT_URL: 'gpt.js',
        PREBID_SCRIPT_URL: '//x',
        REWARDED_HINT_UNIT_PATH: 'hint',
        REWARDED_REVEAL_UNIT_PATH: '/reveal',
        META_PIXEL_ID: 'x',
        CMP_SCRIPT_URL: 'javascript:0',
        ADS_TXT: 'google.com pub-1',
        OFFLINE_DAYS: '8',
        PUSH_ENABLED: 'now and then',
        VAPID_PUBLIC_KEY: 'short',
        PUSH_HOSTS: '10.0.0.1',
        TRUST_PROXY: 'everyone!',
        LOG_LEVEL: 'loud',
      });
    const names = [
      'PORT',
      'METRICS_PORT',
      'DATABASE_URL',
      'DATABASE_LISTEN_URL',
      'EXTERNAL_DATABASE_URL',
      'ADMIN_PASSWORD',
      'ADMIN_PASSWORD_HASH',
      'SITE_URL',
      'SUPPORT_EMAIL',
      'SENDGRID_BASE_URL',
      'ADS_ENABLED',
      'GPT_NETWORK_CODE',
      'GPT_SCRIPT_URL',
      'PREBID_SCRIPT_URL',
      'REWARDED_HINT_UNIT_PATH',
      'REWARDED_REVEAL_UNIT_PATH',
      'META_PIXEL_ID',
      'CMP_SCRIPT_URL',
      'ADS_TXT',
      'OFFLINE_DAYS',
      'PUSH_ENABLED',
      'VAPID_PUBLIC_KEY',
      'PUSH_HOSTS',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ];
    for (const name of names) expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'mu'));
  });

  it('refuse a connection for news of a database that is not used', () => {
    const DATABASE_LISTEN_URL = 'postgres://x/y';
    expect(() => readConfig({ DATABASE_LISTEN_URL })).toThrow('is only for a site with a DATABASE_URL');
    expect(() => readConfig({ DATABASE_LISTEN_URL, DATABASE_URL: 'postgres://x/y' })).not.toThrow();
  });

  it.each([
    [{ ADMIN_PASSWORD: 'password1' }, 'must not be one of the most common passwords'],
    [{ ADMIN_PASSWORD: 'Gatekeeper', ADMIN_USERNAME: 'gatekeeper' }, 'must not be the user name'],
    [{ ADMIN_PASSWORD: 'Monster Crossword' }, "must not be the site's name"],
    [{ ADMIN_PASSWORD: 'word fun!', SITE_NAME: 'Word Fun' }, "must not be the site's name"],
    [{ ADMIN_PASSWORD: '12345678' }, 'must not be a row of neighbors such as 12345678 or qwertyui'],
  ])('refuse a password that is easy to guess, as in %j', (env, problem) => {
    expect(() => readConfig(env)).toThrow(`  ADMIN_PASSWORD: ${problem}\n`);
  });

  const key = 'k'.repeat(43);
  it.each([`scrypt$32768$salt$${key}`, `scrypt$131072$salt$${key}`])('accept the hash %s', (hash) => {
    expect(readConfig({ ADMIN_PASSWORD_HASH: hash }).ADMIN_PASSWORD_HASH).toBe(hash);
  });

  it.each([
    `scrypt$0$salt$${key}`,
    `scrypt$100000$salt$${key}`,
    `scrypt$2097152$salt$${key}`,
    `scrypt$2$salt$${key}`,
    'scrypt$32768$a$b',
  ])('refuse the hash %s, which no password could be compared with', (hash) => {
    expect(() => readConfig({ ADMIN_PASSWORD_HASH: hash })).toThrow('npm run password:hash');
  });

  it.each(['true', '0.0.0.0/0', '10.0.0.1, ::/0'])(
    'refuse TRUST_PROXY=%s, which believes whatever a visitor claims, and say what to set',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        /TRUST_PROXY: must be false, a number of proxies or their addresses; .+ visitor claims$/mu,
      );
    },
  );

  it.each(['false', '2', '10.0.0.0/8, 192.0.2.1', 'fd00::/10', 'loopback'])(
    'accept TRUST_PROXY=%s',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).not.toThrow();
    },
  );

  it('that depend on each other are required together', () => {
    for (const yes of ['true', '1', 'yes'])
      expect(() => readConfig({ ADS_ENABLED: yes })).toThrow('GPT_NETWORK_CODE: is required');
    expect(readConfig({ ADS_ENABLED: 'no' }).ADS_ENABLED).toBe(false);
  });

  it('keep the metrics away from the public port', () => {
    const refusal = 'METRICS_PORT: must differ from PORT';
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(refusal);
    expect(() => readConfig({ PORT: '80', METRICS_PORT: '80' })).toThrow(refusal);
    expect(readConfig({ PORT: '80', METRICS_PORT: '3000' }).METRICS_PORT).toBe(3000);
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
    expect(readConfig({}).METRICS_PORT).toBeUndefined();
  });

  it('for ads accept what the ad networks provide', () => {
    const adsTxt = '# ours\\ncontact=ads@x.example\\n\\ngoogle.com, pub-1, DIRECT, f08c # Google';
    const config = readConfig({
      ADS_ENABLED: 'true',
      GPT_NETWORK_CODE: '1234,5678',
      REWARDED_HINT_UNIT_PATH: '/1234,5678/games/hint',
      ADS_TXT: adsTxt,
    });
    expect(config.REWARDED_HINT_UNIT_PATH).toBe('/1234,5678/games/hint');
    expect(config.ADS_TXT?.split('\n')).toEqual([
      '# ours',
      'contact=ads@x.example',
      '',
      'google.com, pub-1, DIRECT, f08c # Google',
    ]);
  });

  it('take a pair of VAPID keys, both or none, that belong to each other', () => {
    const [one, other] = [makeVapidKeys(), makeVapidKeys()];
    const read = (publicKey?: string, privateKey?: string) =>
      readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(read(one.publicKey, one.privateKey).VAPID_PUBLIC_KEY).toBe(one.publicKey);
    expect(() => read(one.publicKey)).toThrow('VAPID_PRIVATE_KEY: is required');
    expect(() => read(undefined, one.privateKey)).toThrow('VAPID_PUBLIC_KEY: is required');
    expect(() => read(one.publicKey, other.privateKey)).toThrow('VAPID_PRIVATE_KEY: does not belong');
  });

  it('name the push services of all browsers, unless others are set', () => {
    expect(readConfig({}).PUSH_HOSTS).toContain('fcm.googleapis.com');
    expect(readConfig({ PUSH_HOSTS: 'Push.Example.com, *.x.example' }).PUSH_HOSTS).toEqual([
      'push.example.com',
      '*.x.example',
    ]);
  });

  it('can be lists, or a number of proxies', () => {
    const config = readConfig({
      SENDGRID_LIST_IDS: 'a-1, b-2',
      TRUST_PROXY: '1',
      SITE_URL: 'https://x.example/',
    });
    expect(config.SENDGRID_LIST_IDS).toEqual(['a-1', 'b-2']);
    expect(config.SITE_URL).toBe('https://x.example');
    const isTrusted = config.TRUST_PROXY as (address: string, hop: number) => boolean;
    expect([isTrusted('10.0.0.1', 0), isTrusted('10.0.0.2', 1)]).toEqual([true, false]);
  });
});
