/** One record of RFC 4180. A field that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(fields: readonly string[]): string {
  const cells = fields.map((field) => {
    const safe = /^[=+\-@\t\r]/u.test(field) ? `'${field}` : field;
    return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}
