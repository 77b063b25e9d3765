/** What browsers keep for the site besides its own storage. */
export interface BrowserStores {
  /** The names of cookies that scripts can see. */
  readonly cookies: readonly string[];
  /** Files that are kept to play without a network. */
  readonly files: number;
  readonly bytes: number;
  /** Whether a program of ours runs in the background, to answer without a network. */
  readonly hasWorker: boolean;
  /** Whether the browser lets us send it notifications. */
  readonly hasPush: boolean;
  readonly databases: readonly string[];
}

/** Answers with a fallback where a browser lacks something, or forbids it. */
async function orElse<Value>(fallback: Value, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch {
    return fallback;
  }
}

function cookieNames(): string[] {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    return names.filter((name) => name !== '');
  } catch {
    return [];
  }
}

async function measureCaches(): Promise<Pick<BrowserStores, 'files' | 'bytes'>> {
  let [files, bytes] = [0, 0];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      files += 1;
      bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
  }
  return { files, bytes };
}

const registrations = () =>
  orElse<readonly ServiceWorkerRegistration[]>([], () => navigator.serviceWorker.getRegistrations());

const subscriptionOf = ({ pushManager }: ServiceWorkerRegistration) =>
  orElse(null, () => pushManager.getSubscription());

const databaseNames = () =>
  orElse<string[]>([], async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []));

/** Looks through everything that the browser keeps for the site besides its storage. Never fails. */
export async function readBrowserStores(): Promise<BrowserStores> {
  const workers = await registrations();
  const subscriptions = await Promise.all(workers.map(subscriptionOf));
  return {
    cookies: cookieNames(),
    ...(await orElse({ files: 0, bytes: 0 }, measureCaches)),
    hasWorker: workers.length > 0,
    hasPush: subscriptions.some((subscription) => subscription !== null),
    databases: await databaseNames(),
  };
}

function expireCookie(name: string): void {
  // One that was set for a whole domain goes only if the domain is named.
  const hosts = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)])
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Deletes all of that. What the browser refuses to delete stays, and shows when it is read again. */
export async function clearBrowserStores(): Promise<void> {
  cookieNames().forEach(expireCookie);
  for (const worker of await registrations()) {
    const subscription = await subscriptionOf(worker);
    await orElse(false, async () => (await subscription?.unsubscribe()) ?? false);
    await orElse(false, () => worker.unregister());
  }
  const names = await orElse<string[]>([], () => caches.keys());
  await Promise.all(names.map((name) => orElse(false, () => caches.delete(name))));
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name);
}
