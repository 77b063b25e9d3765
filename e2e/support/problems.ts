const problems: string[] = [];

/** Notes something that no journey should meet; the test that runs now fails unless it allows it. */
export function reportProblem(problem: string): void {
  problems.push(problem);
}

/** What was noted since the last call, without what matches an allowed pattern. */
export function takeProblems(allowed: readonly (string | RegExp)[] = []): string[] {
  return problems
    .splice(0)
    .filter(
      (problem) =>
        !allowed.some((each) => (typeof each === 'string' ? problem.includes(each) : each.test(problem))),
    );
}
