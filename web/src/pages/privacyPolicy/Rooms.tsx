/** What is stored about people who play together, and for how long. */
export function Rooms() {
  return (
    <>
      <h3>Puzzles you solve together</h3>
      <p>
        In a room, you and whoever has its link play in one grid. So that everybody sees the same, we store
        what each of you does there: letters, hints, checks, reveals and reactions, each with its time, and
        which cell you have selected and when you were there last. It is stored under a seat in the room, and
        the seat under a random number in a cookie, which is tied to no email address and no uid. The others
        see the seat's letters and place beside your made-up monster name, or beside the name that you choose.
      </p>
      <ul>
        <li>Nothing of a room is shown to anybody without its link.</li>
        <li>A room is deleted, with everything in it, 30 days after its last letter.</li>
        <li>
          “Delete what the server knows of me” takes your number and your name out of all rooms at once. Your
          letters stay in the others' grids until the room is deleted, and nobody can tell whose they were.
        </li>
        <li>
          When a puzzle is solved together, each browser keeps the names of the others with its own solve, on
          that device alone.
        </li>
      </ul>
    </>
  );
}
