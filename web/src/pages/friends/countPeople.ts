/** How many are in a group: `1 person`, `3 people`. */
export function countPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
