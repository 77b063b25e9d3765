import type { Route } from '../../site/route.ts';

const pages: readonly Route[] = [
  { path: /^\/styleguide$/u, file: 'styleguide/StyleguidePage' },
  { path: /^\/admin$/u, file: 'admin/AdminPage' },
  { path: /^\/admin\/construct$/u, file: 'construct/ConstructPage' },
  { path: /^\/admin\/trash$/u, file: 'admin/TrashPage' },
  { path: /^\/admin\/audit$/u, file: 'audit/AuditPage' },
  { path: /^\/database-status$/u, file: 'databaseStatus/DatabaseStatusPage' },
  { path: /^\/admin\/edit$/u, file: 'edit/EditPage' },
  { path: /^\/admin\/play-test$/u, file: 'playTest/PlayTestPage' },
  { path: /^\/admin\/names$/u, file: 'names/NamesPage' },
  { path: /^\/admin\/team$/u, file: 'team/TeamPage' },
  { path: /^\/admin\/account$/u, file: 'account/AccountPage' },
  { path: /^\/admin\/invitation$/u, file: 'invitation/InvitationPage' },
  { path: /^\/admin\/statistics$/u, file: 'admin/StatisticsPage' },
];

/**
 * The pages of those who run the site, which players' browsers know nothing about. Plain data, since the build also reads
 * it to find out which files to keep offline.
 */
export const deskRoutes: readonly Route[] = pages.map((route) => ({ ...route, isForPlayers: false }));

/** Rooms are for players, but nobody who plays alone loads anything of them. Without a network, there are none. */
export const roomRoutes: readonly Route[] = [
  { path: /^\/together(?:\/([^/]+))?$/u, file: 'together/TogetherPage', madeFor: '/together' },
];

/**
 * What players seldom open, and never in the middle of a game. No third party is loaded where progress is taken along:
 * the address of a link that was opened has a code in it, and a page that is left for it is a new document.
 */
export const rareRoutes: readonly Route[] = [
  { path: /^\/take-along$/u, file: 'takeAlong/TakeAlongPage', isForPlayers: false },
  { path: /^\/reminders$/u, file: 'reminders/RemindersPage' },
  { path: /^\/your-data$/u, file: 'yourData/YourDataPage' },
];

/** What the service worker shows instead of a page that needs the network. Nobody else needs it. */
export const offlineRoutes: readonly Route[] = [{ path: /^\/offline$/u, file: 'offline/OfflinePage' }];
