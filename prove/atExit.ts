const tasks = new Set<() => void>();

// Also when the program is interrupted; see runCommand.
process.on('exit', () => {
  for (const task of tasks) task();
});

/** Does something when the process ends, unless the returned function is called first. */
export function atExit(task: () => void): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}
