/** A name as it is stored: composed, and without space around it or runs of it inside. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/** What two names have in common if people cannot tell them apart by case, width or Unicode form. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

/** Says what is wrong with a new name, as a sentence; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  if (nameKey(name) === '') return 'Please enter a name.';
  // Such characters make names that look the same and are not.
  if (/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(name))
    return 'Please choose a name without invisible characters.';
  return undefined;
}
