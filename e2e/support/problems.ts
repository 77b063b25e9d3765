const problems: string[] = [];

/** Records something that no test should meet; the running test fails unless it allows it. */
export function reportProblem(problem: string): void {
  problems.push(problem);
}

/** Returns what was recorded since the last call, except what matches an allowed pattern. */
export function takeProblems(allowed: readonly (string | RegExp)[] = []): string[] {
  return problems
    .splice(0)
    .filter(
      (problem) =>
        !allowed.some((each) => (typeof each === 'string' ? problem.includes(each) : each.test(problem))),
    );
}
