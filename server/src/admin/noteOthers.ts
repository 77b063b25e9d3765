/** Announces the Daily Teasers that stay beside one of the same date. */
export function noteOthers(
  { datePublished }: { readonly datePublished: string },
  others: readonly { readonly id: string; readonly title: string }[],
): string[] {
  return others.map(
    (other) => `${datePublished} has another Daily Teaser, which stays: "${other.title}" (${other.id}).`,
  );
}
