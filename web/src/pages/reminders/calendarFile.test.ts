import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  siteName: 'Monster Crossword',
  siteUrl: 'https://crossword.example',
  minute: 8 * 60 + 30,
  from: '2026-11-15',
  now: Date.parse('2026-11-15T12:34:56.789Z'),
};
/** The lines as a calendar reads them: unfolded. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar gets one event for every day, at the time on the wall, with an alarm and a link', () => {
  expect(linesOf(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Monster Crossword//Reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:daily-crossword@crossword.example',
    'DTSTAMP:20261115T123456Z',
    'SEQUENCE:29912434',
    'DTSTART:20261115T083000',
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Daily crossword on Monster Crossword',
    "DESCRIPTION:Today's puzzle: https://crossword.example/todaycrossword?puzzle=today",
    'URL:https://crossword.example/todaycrossword?puzzle=today',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Daily crossword on Monster Crossword',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every line ends in CRLF and has at most 75 bytes, without breaking a character', () => {
  const file = calendarFile({ ...event, siteName: `Rätsel 🐉${'ü🥚'.repeat(40)}` });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(file).not.toMatch(/[^\r]\n|�/u);
  expect(linesOf(file)).toContain(`SUMMARY:Daily crossword on Rätsel 🐉${'ü🥚'.repeat(40)}`);
});

test('what means something in a calendar file is escaped', () => {
  const lines = linesOf(calendarFile({ ...event, siteName: 'A, B; C\\D\nEND:VEVENT' }));
  expect(lines).toContain(String.raw`SUMMARY:Daily crossword on A\, B\; C\\D\nEND:VEVENT`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('a file with another time replaces the first one: the same id, and a higher number', () => {
  const numberOf = (file: string): number => Number(/SEQUENCE:(\d+)/u.exec(file)?.[1]);
  const [first, second] = [
    calendarFile(event),
    calendarFile({ ...event, minute: 0, now: event.now + 60_000 }),
  ];
  expect(second).toContain('UID:daily-crossword@crossword.example\r\n');
  expect(second).toContain('DTSTART:20261115T000000\r\n');
  expect(numberOf(second)).toBeGreaterThan(numberOf(first));
});
