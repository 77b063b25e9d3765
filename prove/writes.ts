import { createHash } from 'node:crypto';
import { pick } from '@monster/engine';
import type { Random } from '@monster/engine';

/** One thing that a player does and the site must not forget once it has said yes. */
export type Write =
  | { readonly kind: 'completion'; readonly uid: string; readonly puzzleId: string }
  | { readonly kind: 'email'; readonly email: string; readonly source: string }
  | { readonly kind: 'score'; readonly email: string; readonly totalScore: number }
  | { readonly kind: 'contact'; readonly email: string; readonly value: string };

export const puzzleId = '03-1-0001';

/** The results of a contact, in the order in which a writer reports them. */
export const levelResults: readonly string[] = [1, 2, 3, 4, 5].flatMap((level) => [
  `Level ${level} Skip`,
  `Level ${level} Success`,
]);

/** The call that makes a write. */
export function callOf(write: Write): { url: string; body: object } {
  switch (write.kind) {
    case 'completion':
      return { url: '/api/puzzle-completions', body: { uid: write.uid, puzzleId: write.puzzleId } };
    case 'email':
      return write.source === 'unlock_monster_reveal_all'
        ? { url: '/api/emails', body: { email: write.email, source: write.source } }
        : {
            url: '/api/capture-email',
            body: { email: write.email, feature: write.source, displayName: 'Ann' },
          };
    case 'score': {
      const { email, totalScore } = write;
      return { url: '/api/leaderboard/submit', body: { email, totalScore, displayName: 'Ann' } };
    }
    case 'contact': {
      const { email, value } = write;
      const customField = 'MonsterWelcomeLevel';
      return { url: '/api/sendgrid/update-contact', body: { email, value, customField } };
    }
  }
}

// Contacts are rare, because the site delivers at most a hundred updates per second.
const kinds = [
  ...Array.from({ length: 8 }, () => 'completion' as const),
  ...Array.from({ length: 6 }, () => 'email' as const),
  ...Array.from({ length: 5 }, () => 'score' as const),
  'contact' as const,
];

const sources = ['unlock_monster_reveal_all', 'unlock_monster', 'skip_level'];
const raises = 4;

/** One source of writes, all of them new: players who raise their score, and contacts who finish level after level. */
export class Writer {
  readonly #name: string;
  readonly #random: Random;
  #made = 0;
  #level = 0;
  #contact = '';
  #player: { email: string; totalScore: number; cookie: string | undefined } | undefined;

  constructor(name: string, random: Random) {
    this.#name = name;
    this.#random = random;
  }

  /** The next write, and the cookie that goes with it. */
  next(): { write: Write; cookie?: string | undefined } {
    const kind = pick(kinds, this.#random);
    switch (kind) {
      case 'completion': {
        const uid = createHash('sha256').update(this.#newEmail()).digest('hex');
        return { write: { kind, uid, puzzleId } };
      }
      case 'email':
        return { write: { kind, email: this.#newEmail(), source: pick(sources, this.#random) } };
      case 'score': {
        const player = (this.#player ??= { email: this.#newEmail(), totalScore: 0, cookie: undefined });
        player.totalScore += 1 + Math.floor(this.#random() * 500);
        return { write: { kind, email: player.email, totalScore: player.totalScore }, cookie: player.cookie };
      }
      case 'contact': {
        if (this.#level % levelResults.length === 0) this.#contact = this.#newEmail();
        const value = levelResults[this.#level % levelResults.length] ?? '';
        this.#level += 1;
        return { write: { kind, email: this.#contact, value } };
      }
    }
  }

  /** Takes note of an answer; a browser that got none does not own its row, so the next score is another player's. */
  settle({ kind }: Write, cookie: string | undefined): void {
    if (kind !== 'score' || this.#player === undefined) return;
    this.#player.cookie = cookie;
    if (cookie === undefined || this.#random() < 1 / raises) this.#player = undefined;
  }

  #newEmail(): string {
    this.#made += 1;
    return `${this.#name}.${this.#made}@prove.example`;
  }
}
