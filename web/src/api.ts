/** A call that was answered, but not with success. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's words for a person, where it gave any. */
  readonly reason: string | undefined;
  /** The field that the reason is about, where it is about one. */
  readonly field: string | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    const { message, field } = readReason(body);
    this.reason = typeof message === 'string' ? message : undefined;
    this.field = typeof field === 'string' ? field : undefined;
  }
}

function readReason(body: string): { readonly message?: unknown; readonly field?: unknown } {
  try {
    return JSON.parse(body) as { message?: unknown; field?: unknown };
  } catch {
    return {};
  }
}

/** Calls the API and gives the JSON of its answer; throws `status: body` on anything but success. */
export async function callApi<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as Answer;
}
