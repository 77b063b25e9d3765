/** What a spreadsheet may run as a formula: at the start of a field, or after what it may take for a separator. */
const formula = /(?<=^|[\s,;|])[=+\-@＝＋－＠]|^[\t\r]/gu;

/** Returns a record as RFC 4180 defines it. What could run as a formula is prefixed with an apostrophe. */
export function csvLine(fields: readonly string[]): string {
  const cells = fields.map((field) => {
    const safe = field.replaceAll(formula, "'$&");
    return /[",;|\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}
