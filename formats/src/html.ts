const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const TAG =
  /<\/?(?:a|abbr|b|big|br|center|del|div|em|font|i|li|ol|p|s|small|span|strike|strong|sub|sup|tt|u|ul)\b[^<>]*>/giu;

const BREAK = /^<\/?(?:br|div|li|ol|p|ul)\b/iu;

function decodeEntity(whole: string, name: string): string {
  const isHex = /^#x/iu.test(name);
  const code = name.startsWith('#')
    ? Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    : Number.NaN;
  if (Number.isNaN(code)) return NAMED[name.toLowerCase()] ?? whole;
  return code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
}

/** Returns the text of a piece of HTML; only known tags are removed, so "3 < 4" stays. */
export function textOfHtml(html: string, lineBreak = ' '): { text: string; hasTags: boolean } {
  const bare = html.replaceAll(TAG, (tag) => (BREAK.test(tag) ? lineBreak : ''));
  return {
    text: bare.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/giu, decodeEntity),
    hasTags: bare !== html,
  };
}

/** Returns the text of a piece of HTML with its lines. The line ends of a text without any tags for them count, too. */
export function linesOfHtml(html: string): string {
  const hasBreaks = html.match(TAG)?.some((tag) => BREAK.test(tag)) === true;
  return textOfHtml(hasBreaks ? html.replaceAll(/\s+/gu, ' ') : html, '\n').text;
}

/** Returns the HTML that `textOfHtml` reads back. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
