/** "5-day streak". */
export function describeStreak(days: number): string {
  return days === 0 ? 'No streak yet' : `${days}-day streak`;
}
