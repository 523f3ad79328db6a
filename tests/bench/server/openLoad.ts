import { type Agent, request } from 'node:http';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Figures of a load: milliseconds from the moment at which each request was due. */
export interface LoadResult {
  readonly perSecond: number;
  readonly sent: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
}

/** A load of an open model: requests are due at a fixed rate, independent of the responses. */
export interface Load {
  readonly origin: string;
  readonly agent: Agent;
  readonly perSecond: number;
  readonly seconds: number;
  /** Returns the request with a number, which starts at 0. */
  readonly next: (index: number) => LoadRequest;
  /** Receives the body of each response with status 200; bodies are not read when absent. */
  readonly onAnswer?: (body: string) => void;
}

/** Longest response time before a request counts as failed. */
const LATEST_MS = 30_000;

/**
 * Sends requests when they are due and waits for every response. A connection error, a timeout or a
 * status other than 200 counts as failed. The time of a failed request counts too.
 */
export async function openLoad(load: Load): Promise<LoadResult> {
  const count = Math.round(load.perSecond * load.seconds);
  const times: number[] = [];
  let failed = 0;
  const under: Promise<void>[] = [];
  const started = performance.now();
  const sendDue = () => {
    while (under.length < count) {
      const due = started + (under.length * 1000) / load.perSecond;
      if (due > performance.now()) break;
      const answered = send(load, load.next(under.length)).then((isOk) => {
        times.push(performance.now() - due);
        if (!isOk) failed += 1;
      });
      under.push(answered);
    }
  };
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      sendDue();
      if (under.length < count) return;
      clearInterval(timer);
      done();
    }, 1);
  });
  await Promise.all(under);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { perSecond: load.perSecond, sent: count, failed, p50: at(0.5), p95: at(0.95) };
}

function send({ origin, agent, onAnswer }: Load, { method, path, headers, body }: LoadRequest) {
  return new Promise<boolean>((done) => {
    const call = request(
      origin + path,
      {
        method,
        agent,
        timeout: LATEST_MS,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        if (onAnswer) response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const isOk = response.statusCode === 200;
          if (isOk) onAnswer?.(Buffer.concat(parts).toString());
          done(isOk);
        });
        response.resume();
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => done(false));
    call.end(body);
  });
}
