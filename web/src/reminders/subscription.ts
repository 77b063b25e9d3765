/** What push services know of this browser, if it has ever subscribed. Never throws. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    // Plain http, a private window, or a browser without push.
    return null;
  }
}
