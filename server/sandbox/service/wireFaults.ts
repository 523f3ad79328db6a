/** A fault of the payment service, by the cents of the amount. */

export interface WireFault {
  readonly name: string;
  /**
   * `hang`: no response. `malformed`: truncated JSON. `noAmount`: an approval without its amount.
   */
  readonly status?: 'hang' | 'malformed' | 'noAmount' | 'otherTransaction' | 'notFound';
  readonly create?: 'hang' | 'malformed' | 'lost';
  /** `lost`: the service accepts the receipt and closes the connection. */
  readonly receipt?: 'hang' | 'refused' | 'lost';
  /** The number of queries with the response `INPR`. Later queries return an approval. */
  readonly inProcessTimes?: number;
  /** `none`: never sent. `late`: sent after `LATE_MS`. `twice`: sent again immediately. */
  readonly notification?: 'none' | 'late' | 'twice';
}

/** The delay of a late notification. */
export const LATE_MS = 30_000;

/**
 * Faults by cents: a status query for `380.31` hangs. For values below 16, see `SCENARIOS` of the
 * bank behind the service.
 */
const FAULTS: Readonly<Record<number, WireFault>> = {
  31: { name: 'no answer about the status', status: 'hang' },
  32: { name: 'malformed status', status: 'malformed' },
  33: { name: 'approval without an amount', status: 'noAmount' },
  34: { name: 'status of another transaction', status: 'otherTransaction' },
  35: { name: 'not found', status: 'notFound' },
  37: { name: 'no answer to the order', create: 'hang' },
  38: { name: 'malformed answer to the order', create: 'malformed' },
  39: { name: 'order taken, answer lost', create: 'lost' },
  41: { name: 'no notification', notification: 'none' },
  42: { name: 'late notification', notification: 'late' },
  43: { name: 'notification sent twice', notification: 'twice' },
  47: { name: 'no answer to the receipt', receipt: 'hang' },
  48: { name: 'receipt refused', receipt: 'refused' },
  49: { name: 'receipt taken, answer lost', receipt: 'lost' },
};

/** Returns the fault of an amount; `undefined` when the amount has no fault. */
export function wireFaultOf(amountCents: number): WireFault | undefined {
  const cents = amountCents % 100;
  const times = cents - IN_PROCESS_FROM;
  if (times < 1 || times > 9) return FAULTS[cents];
  return { name: `in process ${times} times, then approved`, inProcessTimes: times };
}

/** `380.53` is in process for three queries; the range ends at `380.59`. */
const IN_PROCESS_FROM = 50;
