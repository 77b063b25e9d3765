import type { Route } from '../site/route.ts';

/** The page for URLs that no route matches. */
export const notFound: Route = { path: /^\/404$/u, file: 'notFound/NotFoundPage' };

/** Every page for players. */
export const routes: readonly Route[] = [
  { path: /^\/$/u, file: 'home/HomePage', sitemap: '/' },
  { path: /^\/puzzles$/u, file: 'puzzle/PuzzlePage', query: ['puzzle', 'timer'], isGame: true },
  { path: /^\/puzzles\/([^/]+)$/u, file: 'puzzle/PuzzlePage', query: ['timer'], isGame: true },
  { path: /^\/levels\/([^/]+)$/u, file: 'level/LevelPage', query: ['puzzle', 'timer'], isGame: true },
  { path: /^\/leaderboard$/u, file: 'leaderboard/LeaderboardPage', sitemap: '/leaderboard' },
  {
    path: /^\/todaycrossword$/u,
    file: 'daily/DailyPage',
    query: ['puzzle', 'timer'],
    isGame: true,
    sitemap: '/todaycrossword?puzzle=today',
  },
  {
    path: /^\/archive(?:\/(\d{4}-(?:0[1-9]|1[0-2])))?$/u,
    file: 'archive/ArchivePage',
    query: ['view'],
    sitemap: '/archive',
  },
  { path: /^\/lair$/u, file: 'lair/LairPage', sitemap: '/lair' },
  { path: /^\/times$/u, file: 'times/TimesPage', query: ['puzzle'], sitemap: '/times' },
  { path: /^\/statistics$/u, file: 'statistics/StatisticsPage' },
  { path: /^\/friends$/u, file: 'friends/FriendsPage', sitemap: '/friends' },
  { path: /^\/friends\/([^/]+)$/u, file: 'friends/GroupPage', madeFor: '/friends/group' },
  { path: /^\/replay$/u, file: 'replay/ReplayPage' },
  { path: /^\/animations$/u, file: 'animations/AnimationsPage' },
  { path: /^\/about$/u, file: 'about/AboutPage', sitemap: '/about' },
  { path: /^\/contact$/u, file: 'contact/ContactPage', sitemap: '/contact' },
  { path: /^\/privacy-policy$/u, file: 'privacyPolicy/PrivacyPolicyPage', sitemap: '/privacy-policy' },
];
