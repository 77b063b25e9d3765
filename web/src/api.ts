import { QueryClient } from '@tanstack/react-query';

/** A call that was answered, but not with success. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's words for a person, where it gave any. */
  readonly reason: string | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.reason = readMessage(body);
  }
}

function readMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the API and gives the JSON of its answer; throws `status: body` on anything but success. */
export async function callApi<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as Answer;
}

/** The default data call: a query's key is its path; no retry, never stale, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi(String(queryKey[0]), { signal }),
        retry: false,
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** The server's answers to a page's calls, as they travel in its HTML. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** Puts answers in place as if the calls had been made, failures too. */
export function primeQueries(client: QueryClient, answers: Answers): void {
  for (const [path, { status, body }] of Object.entries(answers)) {
    if (status === 200) {
      client.setQueryData([path], body);
      continue;
    }
    const options = client.defaultQueryOptions({ queryKey: [path] });
    const error = new ApiError(status, JSON.stringify(body));
    client.getQueryCache().build(client, options).setState({ status: 'error', error, errorUpdateCount: 1 });
  }
}
