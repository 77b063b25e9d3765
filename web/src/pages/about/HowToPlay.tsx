/** The rules of the game: solving, help, the clock. */
export function HowToPlay() {
  return (
    <>
      <h2>How to play</h2>
      <ol>
        <li>Choose a clue, or a cell in the grid. The clue you are working on is shown beside the grid.</li>
        <li>
          Type your answer, one letter a cell. Choosing the same cell again turns from across to down and
          back, and so does the space bar; the arrow keys walk through the grid, Tab takes you to the next
          clue.
        </li>
        <li>
          When a word is right it is marked as solved, and its clue is dimmed. Fill every white cell correctly
          and the puzzle is yours.
        </li>
      </ol>
      <p>
        Your game is kept in your browser, so you can close the page and carry on later on the same device.
      </p>
      <h2>Hints and Reveal All</h2>
      <p>
        Stuck? Every puzzle comes with three hints. A hint fills in some of the missing letters of the clue
        you have selected: the last one, if only one is missing; all but one, if you already have half of
        them; otherwise just enough to bring you half way. Reveal All fills in the whole grid, for when you
        would rather see the answers and move on. Before a hint or Reveal All you may be asked to watch a
        short ad.
      </p>
      <h2>Against the clock</h2>
      <p>
        Some puzzles come with a countdown. Each word you complete adds 60 seconds, and the seconds left when
        the last letter falls into place are your score. Without a clock you can take all the time in the
        world.
      </p>
    </>
  );
}
