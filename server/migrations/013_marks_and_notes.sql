-- The circled and shaded cells of a puzzle, as JSON, and the note that players read before they start; most have neither.
alter table puzzles add column marks text;
alter table puzzles add column introduction text;
