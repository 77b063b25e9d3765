/** What is stored about progress that moves to another device, and for how long. */
export function TakeAlong() {
  return (
    <>
      <h3>Progress that you take along</h3>
      <p>
        If you bring your progress to another device with a code, your browser encrypts it first. We keep what
        it sends for ten minutes, and cannot read it: the key comes from the code, which is never sent to us.
        Beside it, we store two random numbers in scrambled form, which tell the two browsers from others, and
        when it ends. It names neither you nor your device.
      </p>
      <ul>
        <li>It can be fetched once. It is emptied as soon as it has arrived, or when you stop sharing.</li>
        <li>
          Your email address, your uid, your answer about third parties, and the cookie by which we know your
          name, your groups and your ranked times stay with their device.
        </li>
        <li>A file that you save instead never passes through our server.</li>
      </ul>
    </>
  );
}
