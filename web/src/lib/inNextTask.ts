/**
 * Does some work in the next task, which keeps tasks short and lets the browser paint in between. Returns a function that
 * cancels it.
 */
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
