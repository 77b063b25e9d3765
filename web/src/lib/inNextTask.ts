/** Does some work in a task of its own, so that no single one is long and what was done before shows first; returns how to call it off. */
export function inNextTask(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    work();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}
