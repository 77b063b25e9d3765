import type { Context } from '../context.ts';

type Work = () => Promise<unknown>;

/** Creates the function that counts the rounds of a job, if there are metrics. */
export function createRoundCounter({ metrics, now }: Context): (job: string, work: Work) => Work {
  if (metrics === undefined) return (_job, work) => work;
  const rounds = metrics.counter('monster_job_rounds_total', 'Rounds of each background job, by result.');
  const succeededAt = new Map<string, number>();
  metrics.read('gauge', 'monster_job_last_success_timestamp_seconds', 'When each job last succeeded.', () =>
    [...succeededAt].map(([job, time]) => [{ job }, time / 1_000] as const),
  );
  return (job, work) => async () => {
    try {
      const result = await work();
      rounds.add({ job, result: 'success' });
      succeededAt.set(job, now());
      return result;
    } catch (error) {
      rounds.add({ job, result: 'failure' });
      throw error;
    }
  };
}
