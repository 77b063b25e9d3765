/** What is stored about people who want to be reminded, and for how long. */
export function Reminders() {
  return (
    <>
      <h3>Reminders</h3>
      <p>
        A reminder in your calendar is a file that your browser makes; we learn nothing of it. If you turn on
        reminders on a device, we store what its browser gives us for them: an address at the push service of
        the browser's maker, and two keys with which we encrypt the messages, so that only your browser can
        read them. With it, we store the time of day, your time zone, the date of the last message, the date
        of the last daily puzzle that you solved there, when we last heard from the browser and, if your
        browser has our cookie, its random number. None of it is tied to an email address or a uid.
      </p>
      <ul>
        <li>
          “Turn reminders off” on the <a href="/reminders">page of reminders</a> deletes all of it at once,
          and so does “Delete what the server knows of me” in a browser that has our cookie.
        </li>
        <li>
          If you take back the permission in your browser, its push service tells us with the next message,
          and we delete it then. Without a word from the browser, we delete it after 400 days.
        </li>
      </ul>
    </>
  );
}
