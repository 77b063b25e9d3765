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
