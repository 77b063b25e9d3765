/** Tells the server without making the player wait, and even when the page is left at once; a failure is only logged. */
function tell(path: string, body: Record<string, string>): void {
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((answer) => (answer.ok ? undefined : logFailure(path, answer.status)))
    .catch((error: unknown) => logFailure(path, error));
}

function logFailure(path: string, reason: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures in the console alone
  console.error(`${path} failed`, reason);
}

/** How a level of the welcome campaign ended. */
export function reportLevel(email: string, level: number, result: 'Success' | 'Skip'): void {
  tell('/api/sendgrid/update-contact', {
    email,
    customField: 'MonsterWelcomeLevel',
    value: `Level ${level} ${result}`,
  });
}

/** The unlock form after Reveal All. */
export function reportUnlockAfterReveal(email: string): void {
  tell('/api/emails', { email, source: 'unlock_monster_reveal_all' });
}

/** The unlock form after a solved level 5, and a level skipped when its time was up. */
export function reportFeature(email: string, feature: 'unlock_monster' | 'skip_level'): void {
  tell('/api/capture-email', { email, feature, displayName: email.split('@')[0] ?? '' });
}
