import type { PlayerData } from '@monster/contract';
import { formatTime } from '../../game/clockFace.ts';
import { formatMinute } from '../../lib/late/formatMinute.ts';
import type { ServerSide } from '../../ownData/serverSide.ts';
import { describeDoubt } from '../../solves/describeSolve.ts';
import { countOf } from '../../ui/desk/countOf.ts';
import { formatMoment, listed } from './shownRow.ts';
import type { ShownRow } from './shownRow.ts';

/** A kind of thing that the server stores about a player. */
export interface ServerKind {
  readonly title: string;
  readonly noun: string;
  readonly why: string;
  readonly howLong: string;
  readonly rows: readonly ShownRow[];
  /** As the server sends it. */
  readonly stored: unknown;
}

const untilDeleted = 'Until you delete it.';

function nameOf({ player }: PlayerData): ServerKind {
  const { name, isTyped, isHidden, changedAt } = player;
  const detail = isHidden ? 'others see a monster’s name in its place' : 'as others see it';
  return {
    title: 'Your name',
    noun: 'name',
    why: 'What others see beside your times. Without one, you have a monster’s name, which is made from a random number and not stored.',
    howLong: untilDeleted,
    rows: isTyped
      ? [{ what: name, detail: listed(detail, changedAt !== null && formatMoment(changedAt)) }]
      : [],
    stored: player,
  };
}

function solvesOf({ solves }: ServerSide): ServerKind {
  return {
    title: 'Solves',
    noun: 'solve',
    why: 'Times that you have sent, to rank them. The record of a game is what you typed, and when.',
    howLong: 'Until you delete it. Records of games go after 90 days, except for that of your best.',
    rows: solves
      .toSorted((a, b) => b.finishedAt - a.finishedAt)
      .map((solve) => ({
        what: solve.title ?? solve.puzzleId,
        detail: listed(
          formatMoment(solve.finishedAt),
          formatTime(solve.playedMs),
          solve.hints > 0 && countOf(solve.hints, 'hint'),
          solve.checks > 0 && countOf(solve.checks, 'check'),
          solve.reveals > 0 && countOf(solve.reveals, 'reveal'),
          solve.doubt === null ? 'ranked' : describeDoubt(solve.doubt).toLowerCase().replace(/\.$/u, ''),
          solve.hasLog ? 'with the record of the game' : 'without a record of the game',
        ),
      })),
    stored: solves,
  };
}

function groupsOf({ groups, removals }: PlayerData): ServerKind {
  const rows: ShownRow[] = groups.map(({ group, name, joinedAt, reactions }) => ({
    what: group,
    detail: listed(
      `you are ${name} there`,
      `since ${formatMoment(joinedAt)}`,
      reactions > 0 && `${countOf(reactions, 'reaction')} from and to you`,
    ),
  }));
  if (removals > 0)
    rows.push({
      what: 'Groups that you were removed from',
      detail: `${removals.toLocaleString('en-US')}, so that this browser does not join again`,
    });
  return {
    title: 'Groups',
    noun: 'entry',
    why: 'The groups of friends that you are in, and your name there.',
    howLong: 'Until you leave, or nobody has visited the group for 400 days. Reactions go after two days.',
    rows,
    stored: { groups, removals },
  };
}

function roomsOf({ rooms, roomsTotal }: PlayerData): ServerKind {
  const rows: ShownRow[] = rooms.map(({ title, puzzleId, seenAt, moves, isRemoved }) => ({
    what: title || puzzleId,
    detail: listed(
      `last there ${formatMoment(seenAt)}`,
      `${countOf(moves, 'move')} of yours`,
      isRemoved && 'you were removed',
    ),
  }));
  if (roomsTotal > rooms.length)
    rows.push({ what: 'Rooms before these', detail: (roomsTotal - rooms.length).toLocaleString('en-US') });
  return {
    title: 'Rooms',
    noun: 'room',
    why: 'Puzzles that you solve together: your seat, and what you did there. If you delete it, your letters stay in the others’ grids, and nobody can tell whose they were.',
    howLong: 'Until 30 days after the last letter in the room.',
    rows,
    stored: { rooms, roomsTotal },
  };
}

function remindersOf({ reminders }: PlayerData): ServerKind {
  return {
    title: 'Reminders',
    noun: 'reminder',
    why: 'When to remind this browser, an address at its maker to which we send that, and the last puzzle that you have solved, so that nobody reminds you of it.',
    howLong: 'Until you turn it off, or your browser has not been here for 400 days.',
    rows: reminders.map(({ minute, timeZone, sentOn, solvedOn }) => ({
      what: `Every day at ${formatMinute(minute)}`,
      detail: listed(
        timeZone,
        sentOn !== null && `last sent on ${sentOn}`,
        solvedOn !== null && `the puzzle of ${solvedOn} is solved`,
      ),
    })),
    stored: reminders,
  };
}

function levelsOf({ levels }: PlayerData): ServerKind {
  return {
    title: 'Levels',
    noun: 'score',
    why: 'Your best score of each level, as our server has replayed it.',
    howLong: untilDeleted,
    rows: levels.map(({ level, score, reachedAt }) => ({
      what: `Level ${level}`,
      detail: listed(countOf(score, 'point'), formatMoment(reachedAt)),
    })),
    stored: levels,
  };
}

function leaderboardOf({ leaderboard }: PlayerData): ServerKind {
  return {
    title: 'Leaderboard',
    noun: 'row',
    why: 'The rows that you have joined with in this browser. Others see the name and the score, never the email address, of which we show you only the beginning here.',
    howLong: untilDeleted,
    rows: leaderboard.map(({ name, maskedEmail, totalScore, verifiedTotal, submittedAt }) => ({
      what: name,
      detail: listed(
        maskedEmail,
        countOf(verifiedTotal ?? totalScore, 'point'),
        verifiedTotal === null && 'not public',
        formatMoment(submittedAt),
      ),
    })),
    stored: leaderboard,
  };
}

function completionsOf({ completions }: ServerSide): ServerKind {
  return {
    title: 'Puzzles completed under a uid',
    noun: 'puzzle',
    why: 'If you play with a link from our emails, we check off what you solve. A uid can be computed from an email address, so it does not prove that it is yours: write to us from that address to have these deleted.',
    howLong: 'Until you ask us to delete it.',
    rows: completions.flatMap(({ uid, puzzles }) =>
      puzzles.map((id) => ({ what: id, detail: `uid ${uid.slice(0, 8)}…` })),
    ),
    stored: completions,
  };
}

/** Everything that the server stores about the player, kind by kind. */
export function serverKinds(side: ServerSide): ServerKind[] {
  const { player } = side;
  const own =
    player === null
      ? []
      : [
          nameOf(player),
          solvesOf(side),
          groupsOf(player),
          roomsOf(player),
          remindersOf(player),
          levelsOf(player),
          leaderboardOf(player),
        ];
  return [...own, completionsOf(side)].filter(({ rows }) => rows.length > 0);
}
