/** The name of a player that others may see. */
export function nameOf(
  player: string,
  row: { name: string | null; is_hidden: number | null } | undefined,
): string {
  return row?.name !== undefined && row.name !== null && row.is_hidden === 0
    ? row.name
    : `Monster ${player.slice(0, 4)}`;
}
