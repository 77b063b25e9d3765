import { scrub } from '../http/logging.ts';

/** Prints a problem without the emails and uids that its message may contain. */
export function printError(error: unknown): void {
  console.error(error instanceof Error ? scrub(error.message) : error);
}

/** Runs a command. If it fails, prints why and ends the process with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
