/** When a banner is fetched, and whether it is fetched a second time. All times are milliseconds on the same clock. */
export interface BannerPlan {
  /** When consent became known; header bidding has two seconds from then on. */
  readonly since: number;
  /** True if a banner without fill gets a second chance. */
  readonly retries: boolean;
  readonly fetchedAt: number | null;
  readonly lacksFill: boolean;
  readonly isDone: boolean;
}

export type BannerEvent =
  /** The header-bidding library is ready and has bids. */
  | { readonly type: 'bidsReady' }
  | { readonly type: 'rendered'; readonly isEmpty: boolean }
  | { readonly type: 'timePassed' };

export type BannerEffect = 'fetch' | 'noteNoFill';

export interface BannerStep {
  readonly plan: BannerPlan;
  readonly effect?: BannerEffect;
}

const withoutBidsAfterMs = 2_000;
const checkAfterMs = 3_000;
const refreshAfterMs = 5_000;

/** Starts the plan of a banner whose place and ad tools are ready. */
export function planBanner(since: number, retries: boolean): BannerPlan {
  return { since, retries, fetchedAt: null, lacksFill: false, isDone: false };
}

/** Returns the plan after an event, and what to do about it. */
export function stepBanner(plan: BannerPlan, event: BannerEvent, now: number): BannerStep {
  if (plan.isDone) return { plan };
  if (plan.fetchedAt === null) {
    const isDue = event.type === 'bidsReady' || now >= plan.since + withoutBidsAfterMs;
    return isDue ? { plan: { ...plan, fetchedAt: now, isDone: !plan.retries }, effect: 'fetch' } : { plan };
  }
  // A late fill counts too: an ad on the screen is never replaced.
  if (event.type === 'rendered') return { plan: { ...plan, isDone: !event.isEmpty } };
  if (plan.lacksFill && now >= plan.fetchedAt + refreshAfterMs)
    return { plan: { ...plan, isDone: true }, effect: 'fetch' };
  if (!plan.lacksFill && now >= plan.fetchedAt + checkAfterMs)
    return { plan: { ...plan, lacksFill: true }, effect: 'noteNoFill' };
  return { plan };
}

/** Returns when the passing of time next changes something, or null. */
export function bannerWakesAt({ since, fetchedAt, lacksFill, isDone }: BannerPlan): number | null {
  if (isDone) return null;
  if (fetchedAt === null) return since + withoutBidsAfterMs;
  return fetchedAt + (lacksFill ? refreshAfterMs : checkAfterMs);
}
