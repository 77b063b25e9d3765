/** What a calendar gets to know. */
interface CalendarEvent {
  readonly siteName: string;
  readonly siteUrl: string;
  /** The time of day in minutes, by whatever clock the calendar goes by. */
  readonly minute: number;
  /** The first day, such as `2026-11-15`. */
  readonly from: string;
  readonly now: number;
}

const mostBytes = 75;
const eventMinutes = 15;

/** Text as RFC 5545 wants it inside a value. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);
}

/** Breaks a line into parts of at most 75 bytes, between characters; all but the first begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > mostBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

const digits = (value: number): string => String(value).padStart(2, '0');

/**
 * Makes a calendar file with an event for every day. Its time has no time zone, so it stays the same by the clock on the
 * wall, also on a journey. The id is always the same: a second file with another time replaces the first.
 */
export function calendarFile({ siteName, siteUrl, minute, from, now }: CalendarEvent): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const start = `${from.replaceAll('-', '')}T${digits(Math.floor(minute / 60))}${digits(minute % 60)}00`;
  const url = `${siteUrl}/todaycrossword?puzzle=today`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Reminder//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:daily-crossword@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${stamp}`,
    // Later files count as newer versions of the event.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART:${start}`,
    `DURATION:PT${eventMinutes}M`,
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText(`Daily crossword on ${siteName}`)}`,
    `DESCRIPTION:${escapeText(`Today's puzzle: ${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(`Daily crossword on ${siteName}`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
