import { type Answer, PortalClient } from '../../api/portalClient.ts';

/** One call of a browser: its status, 0 after a cut connection, and its duration. */
export interface NotedCall {
  readonly status: number;
  /** Whether `LIVE_PAYMENT` refused the call after this browser lost the answer to a payment. */
  readonly isRepeatedPayment?: boolean;
  readonly ms: number;
}

const PAYMENTS = '/api/payment/web/';

/** A browser that records the result of each call. */
export class WatchedClient extends PortalClient {
  readonly #calls: NotedCall[];
  #isPaymentLost = false;

  /** @param calls receives each call */
  constructor(origin: string, calls: NotedCall[]) {
    super(origin);
    this.#calls = calls;
  }

  override get(path: string, schema?: string): Promise<Answer> {
    return this.#noted(path, super.get(path, schema));
  }

  override post(path: string, body: object | undefined, schema?: string): Promise<Answer> {
    return this.#noted(path, super.post(path, body, schema));
  }

  async #noted(path: string, asking: Promise<Answer>): Promise<Answer> {
    const started = performance.now();
    let status = 0;
    let isRepeatedPayment = false;
    try {
      const answer = await asking;
      status = answer.status;
      isRepeatedPayment = this.#isPaymentLost && answer.body.error === 'LIVE_PAYMENT';
      return answer;
    } finally {
      if (path.startsWith(PAYMENTS) && (status === 0 || status === 502)) this.#isPaymentLost = true;
      this.#calls.push({ status, isRepeatedPayment, ms: performance.now() - started });
    }
  }
}
