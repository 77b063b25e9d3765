/** Every page for players that is not a game. A new page is added here, and is then checked in every way that holds for all. */
export const playerPages = [
  '/',
  '/archive',
  '/lair',
  '/statistics',
  '/your-data',
  '/replay',
  '/leaderboard',
  '/friends',
  '/take-along',
  '/reminders',
  '/about',
  '/contact',
  '/privacy-policy',
  '/animations',
  '/offline',
  '/todaycrossword',
  '/no-such-page',
];

/** The pages of those who run the site. */
export const deskPages = [
  '/admin',
  '/admin/edit',
  '/admin/play-test',
  '/admin/trash',
  '/admin/audit',
  '/admin/names',
  '/admin/team',
  '/admin/account',
  '/admin/invitation',
  '/database-status',
  '/styleguide',
];
