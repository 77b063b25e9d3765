export { adaptGame } from './adaptGame.ts';
export { finalScore, isFlashing, MAX_TIMER_MINUTES, pageTimer, parseTimer } from './clock.ts';
export { DEFAULT_TYPING } from './command.ts';
export type { Command, Scope, TypingSettings } from './command.ts';
export { csvLine } from './csvLine.ts';
export {
  isDailyTeaser,
  isInSeries,
  newestFirst,
  nextDaily,
  pickToday,
  SERIES_NAME,
  seriesTitle,
} from './daily.ts';
export type { Dated } from './daily.ts';
export { describeChange, lettersOf, newlySolved, selectedPattern } from './describeChange.ts';
export type { GameEvent } from './describeChange.ts';
export { formatFileName, formatUploadName } from './fileName.ts';
export type { Metadata } from './fileName.ts';
export { draftProblems } from './draftProblems.ts';
export { placesOf, weekTable } from './friends.ts';
export type { FriendSolve } from './friends.ts';
export type { DraftProblem } from './draftProblems.ts';
export { GAP, letterAt, setCell, toggleBlock } from './editGrid.ts';
export { clueListsOf, entriesOfRows, followClues, placeClues } from './followClues.ts';
export type { CluesOfGrid, PlacedClue } from './followClues.ts';
export { comparePuzzles, describeDifference, isSameVersion } from './puzzleDifference.ts';
export type { PuzzleVersion } from './puzzleDifference.ts';
export { carryMarks, markProblem } from './gridMarks.ts';
export type { GridMarks } from './gridMarks.ts';
export { makeClueLists } from './makeClueLists.ts';
export { solutionHash } from './solutionHash.ts';
export { entryName, findEntries, numberGrid } from './puzzle.ts';
export type { Clue, Direction, Entry, PuzzleCell, PuzzleData } from './puzzle.ts';
export { cellAt, isOver, isWordSolved, newGame, selectedPlace, touchedCells } from './game.ts';
export type { CellState, GameState } from './game.ts';
export { chartOf, compareSolves, filledCells, ghostAt, ghostOf, lastAttempt } from './ghost.ts';
export type { Ghost } from './ghost.ts';
export { canUseHint, HINTS_PER_PUZZLE } from './hint.ts';
export {
  AFTER_LEVELS_PUZZLE_ID,
  completeLevel,
  enterLevel,
  highestScore,
  levelFraction,
  LEVELS,
  mergeProgress,
  MONSTER_PUZZLE_ID,
  nextLevelPath,
  parseLevel,
  readProgress,
} from './levels.ts';
export type { LevelNumber, LevelProgress } from './levels.ts';
export {
  MAX_AUTHOR_LENGTH,
  MAX_CLUE_LENGTH,
  MAX_FILE_BYTES,
  MAX_INTRODUCTION_LENGTH,
  MAX_TITLE_LENGTH,
} from './limits.ts';
export { isHelped, judgeSolve, SOLVE_DOUBTS } from './judgeSolve.ts';
export type { SolveDoubt, SolveFigures, Verdict, WallClock } from './judgeSolve.ts';
export { MAX_LOG_LENGTH, reduceAt, takeBack } from './gameLog.ts';
export { clueHasAnswer, lintGrid, lintPuzzle } from './lintPuzzle.ts';
export { matchesSearch } from './matchesSearch.ts';
export { bucketSeconds, medalOf, medalTimes, medianSeconds, timeBucket, wholeSeconds } from './playTimes.ts';
export type { TimeCount } from './playTimes.ts';
export { cellName, puzzleProblems } from './puzzleProblems.ts';
export { boardOf } from './boardOf.ts';
export { pick, shuffle } from './choose.ts';
export { createRandom, hashText } from './random.ts';
export type { Random } from './random.ts';
export { makePuzzle, marksAt, placeOf } from './makePuzzle.ts';
export type { Puzzle, Word } from './makePuzzle.ts';
export { MAX_SIZE, readPuzzle } from './readPuzzle.ts';
export { isRecord } from './isRecord.ts';
export { reduce } from './reduce.ts';
export { changesGrid, MAX_PLAYED_MS, replayLog } from './replayLog.ts';
export type { Replayed } from './replayLog.ts';
export { readPlaced } from './placedCommand.ts';
export { reactionIn, roomTime } from './room.ts';
export { enterRoom, giveUpMoves, hearMoves, playInRoom, reactInRoom } from './roomPlayer.ts';
export type { HeardMove, RoomPlayer, WaitingMove } from './roomPlayer.ts';
export { restoreGame, serializeGame } from './serializeGame.ts';
export { solveOrder } from './solveOrder.ts';
export { currentWeek, isOnItsDay, MOST_FREEZES, SOLVES_FOR_FREEZE, streakOf } from './streak.ts';
export type { DayMark, Streak } from './streak.ts';
export { toLetter, toLetters } from './toLetter.ts';
