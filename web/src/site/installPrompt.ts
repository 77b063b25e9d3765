/** What a browser that can install the site says when it would; only some browsers do. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let caught: InstallEvent | null = null;

/** Keeps the browser's own offer for later, since the site asks at a better moment. */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    caught = event as InstallEvent;
  });
  addEventListener('appinstalled', () => void (caught = null));
}

/** True when the browser can install the site. */
export function hasInstallPrompt(): boolean {
  return caught !== null;
}

/** Shows the browser's question, which works once. */
export async function showInstallPrompt(): Promise<void> {
  const event = caught;
  caught = null;
  await event?.prompt();
}
