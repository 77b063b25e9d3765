import { createECDH } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { passwordProblem } from './passwordRules.ts';
import { rootDir } from './paths.ts';
import { defaultPushHosts, readPushHosts } from './pushHosts.ts';

const text = z.string().trim().min(1, 'must not be empty');
/** True for the address of a PostgreSQL database. */
export function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/u.test(value);
}

const postgresUrl = z.string().refine(isPostgresUrl, 'must be a postgres:// address');
const webUrl = z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' });
const flag = z.stringbool({ error: 'must be true or false' });
const email = z.email('must be an email address');
const adUnitPath = z
  .string()
  .regex(/^\/\d+(,\d+)?(\/[^\s/]+)+$/u, 'must be an ad unit path such as /1234/name');

/** True for a hash of `npm run password:hash`, of now or of earlier versions; its cost must be one that scrypt accepts. */
function isPasswordHash(value: string): boolean {
  const [, cost = ''] = /^scrypt\$(\d{1,7})\$[\w-]+\$[\w-]{43}$/u.exec(value) ?? [];
  return Number.isInteger(Math.log2(Number(cost))) && Number(cost) >= 2 ** 10 && Number(cost) <= 2 ** 20;
}

/** True for a line of ads.txt: empty, a comment, a variable, or a seller with its account and relationship. */
function isAdsTxtLine(line: string): boolean {
  return /^\s*(#.*|[a-z]+=.+|[^\s,#]+\s*,[^,#]+,\s*(DIRECT|RESELLER)\b.*)?$/iu.test(line);
}

const adsTxt = z
  .string()
  .transform((value) => value.replaceAll(String.raw`\n`, '\n').trim())
  .refine((value) => value.split('\n').every(isAdsTxtLine), {
    error: 'must be lines such as google.com, pub-1234, DIRECT, f08c47fec0942fa0',
  });

/** False also for all addresses at once (`/0`): the leftmost address would then be believed, which anyone can forge. */
function isProxyList(value: string): boolean {
  const isKnownForm = /^(false|\d+|[\d.:a-fA-F/,\s]+|loopback|uniquelocal|linklocal)$/u.test(value);
  return isKnownForm && !/\/0+\s*(,|$)/u.test(value);
}

const defaultUsername = 'admin';
const defaultSiteName = 'Monster Crossword';
const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535);
const fewDays = 'must be a number of days from 0 to 7';

const variables = z.object({
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  EXTERNAL_DATABASE_URL: postgresUrl.optional(),
  ADMIN_USERNAME: text.max(64).default(defaultUsername),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine(isPasswordHash, 'must be created with npm run password:hash')
    .optional(),
  SITE_NAME: text.max(60).default(defaultSiteName),
  SITE_URL: webUrl.optional(),
  SUPPORT_EMAIL: email.default('support@monstercrossword.example'),
  UID_SALT: z.string().default('monster-crossword'),
  SENDGRID_API_KEY: text.optional(),
  SENDGRID_BASE_URL: webUrl.default('https://api.sendgrid.com'),
  SENDGRID_LIST_IDS: z
    .string()
    .regex(/^[\w-]+(\s*,\s*[\w-]+)*$/u, 'must be list ids separated by commas')
    .optional(),
  ADS_ENABLED: flag.default(false),
  GPT_NETWORK_CODE: z
    .string()
    .regex(/^\d+(,\d+)?$/u, 'must be a Google Ad Manager network code')
    .optional(),
  GPT_SCRIPT_URL: webUrl.default('https://securepubads.g.doubleclick.net/tag/js/gpt.js'),
  PREBID_SCRIPT_URL: webUrl.optional(),
  REWARDED_HINT_UNIT_PATH: adUnitPath.optional(),
  REWARDED_REVEAL_UNIT_PATH: adUnitPath.optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/u, 'must be the digits of a pixel id')
    .optional(),
  CMP_SCRIPT_URL: webUrl.optional(),
  ADS_TXT: adsTxt.optional(),
  PLAY_STATISTICS: flag.default(true),
  OFFLINE_DAYS: z.coerce.number(fewDays).int(fewDays).min(0, fewDays).max(7, fewDays).default(3),
  PUSH_ENABLED: flag.default(true),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/u, 'must be a public VAPID key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/u, 'must be a private VAPID key in base64url')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .refine((value) => readPushHosts(value) !== undefined, {
      error: 'must be names of hosts such as push.example.com or *.push.example.com, separated by commas',
    })
    .default(defaultPushHosts),
  HSTS_SUBDOMAINS: flag.default(false),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, {
      error:
        'must be false, a number of proxies or their addresses; true would believe any address that a visitor claims',
    })
    .default('false'),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/** A reason why the program cannot start; its message is all that the operator needs to see. */
export class StartError extends Error {}

function readTrustProxy(value: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (value === 'false') return false;
  return /^\d+$/u.test(value) ? (_address, hop) => hop < Number(value) : value;
}

type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with settings in combination with others. */
function combinationProblems(given: Given): string[] {
  const { ADMIN_PASSWORD: password, ADMIN_PASSWORD_HASH: hash, GPT_NETWORK_CODE: networkCode } = given;
  const { ADMIN_USERNAME: username = defaultUsername, SITE_NAME: siteName = defaultSiteName } = given;
  const problems: string[] = [];
  const problem = password === undefined ? undefined : passwordProblem(password, { username, siteName });
  if (problem !== undefined) problems.push(`  ADMIN_PASSWORD: ${problem}`);
  if (password !== undefined && hash !== undefined)
    problems.push('  ADMIN_PASSWORD: set either this or ADMIN_PASSWORD_HASH, not both');
  if (flag.safeParse(given['ADS_ENABLED']).data === true && networkCode === undefined)
    problems.push('  GPT_NETWORK_CODE: is required when ADS_ENABLED is true');
  if (given['DATABASE_LISTEN_URL'] !== undefined && given['DATABASE_URL'] === undefined)
    problems.push('  DATABASE_LISTEN_URL: is only for a site with a DATABASE_URL');
  // Zero is any free port, so two of them differ.
  const metricsPort = Number(given['METRICS_PORT'] ?? 0);
  if (metricsPort !== 0 && metricsPort === Number(given['PORT'] ?? 3000))
    problems.push('  METRICS_PORT: must differ from PORT, which the public can reach');
  return problems;
}

/** True when a private key belongs to a public one. Push services refuse everything signed with another. */
function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

function vapidProblems({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): string[] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (publicKey === undefined) return ['  VAPID_PUBLIC_KEY: is required when VAPID_PRIVATE_KEY is set'];
  if (privateKey === undefined) return ['  VAPID_PRIVATE_KEY: is required when VAPID_PUBLIC_KEY is set'];
  return isVapidPair(publicKey, privateKey)
    ? []
    : ['  VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY'];
}

/** Reads every setting, or throws an error that names all invalid ones. An empty setting counts as unset. */
export function readConfig(env: Record<string, string | undefined>) {
  const given: Given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = variables.safeParse(given);
  const issues = read.success ? [] : read.error.issues;
  const invalid = [
    ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...combinationProblems(given),
    ...vapidProblems(given),
  ];
  if (!read.success || invalid.length > 0)
    throw new StartError(
      `These settings are invalid:\n${invalid.join('\n')}\nThe README lists what each setting accepts.`,
    );
  const values = read.data;
  return {
    ...values,
    DATA_DIR: path.resolve(rootDir, values.DATA_DIR),
    SITE_URL: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/u, ''),
    SENDGRID_LIST_IDS: values.SENDGRID_LIST_IDS?.split(',').map((id) => id.trim()) ?? [],
    PUSH_HOSTS: readPushHosts(values.PUSH_HOSTS) ?? [],
    TRUST_PROXY: readTrustProxy(values.TRUST_PROXY),
  };
}
