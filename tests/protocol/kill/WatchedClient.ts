import { type Answer, PortalClient } from '../../api/portalClient.ts';

/** One call of a browser: its status, 0 when the connection was cut, and how long it took. */
export interface NotedCall {
  readonly status: number;
  /** The code of a refusal, `LIVE_PAYMENT`. */
  readonly error?: unknown;
  readonly ms: number;
}

/** A browser that notes how each of its calls ended. */
export class WatchedClient extends PortalClient {
  readonly #calls: NotedCall[];

  /** @param calls where each call is noted */
  constructor(origin: string, calls: NotedCall[]) {
    super(origin);
    this.#calls = calls;
  }

  override get(path: string, schema?: string): Promise<Answer> {
    return this.#noted(super.get(path, schema));
  }

  override post(path: string, body: object | undefined, schema?: string): Promise<Answer> {
    return this.#noted(super.post(path, body, schema));
  }

  async #noted(asking: Promise<Answer>): Promise<Answer> {
    const started = performance.now();
    let noted: Pick<NotedCall, 'status' | 'error'> = { status: 0 };
    try {
      const answer = await asking;
      noted = { status: answer.status, error: answer.body.error };
      return answer;
    } finally {
      this.#calls.push({ ...noted, ms: performance.now() - started });
    }
  }
}
