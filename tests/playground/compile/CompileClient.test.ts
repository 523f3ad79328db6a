import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompileClient, type CompileWorker } from '../../../playground/compile/CompileClient.ts';
import type { CompileAnswer, CompileRequest } from '../../../playground/compile/CompileMessages.ts';

/** A worker that answers only when the test says so. */
class SlowWorker implements CompileWorker {
  readonly requests: CompileRequest[] = [];
  isTerminated = false;
  #listeners: Record<string, (event: { readonly data: CompileAnswer }) => void> = {};

  postMessage(request: CompileRequest): void {
    this.requests.push(request);
  }

  addEventListener(type: string, listener: (event: { readonly data: CompileAnswer }) => void) {
    this.#listeners[type] = listener;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(id: number): void {
    this.#listeners.message?.({ data: { id, findings: [] } });
  }

  fail(): void {
    this.#listeners.error?.({ data: { id: 0, findings: [] } });
  }
}

let workers: SlowWorker[];
let client: CompileClient;

const folder = (code: string) => ({ code, files: {} });
const codes = () => workers.flatMap(({ requests }) => requests.map((each) => each.folder.code));

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = new CompileClient(
    () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker;
    },
    'https://example.org/rules.js',
    1000,
  );
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe('CompileClient', () => {
  it('sends only the newest of the folders that wait', async () => {
    const first = client.check(folder('A'));
    void client.check(folder('B'));
    const third = client.check(folder('C'));
    workers[0]?.answer(1);
    expect(await first).toEqual({ findings: [] });
    expect(codes()).toEqual(['A', 'C']);
    workers[0]?.answer(2);
    expect(await third).toEqual({ findings: [] });
    expect(workers).toHaveLength(1);
  });

  it('replaces a worker that takes too long', async () => {
    const hung = client.check(folder('A'));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await hung).findings).toMatchObject([
      { code: 'check-failed', message: 'The check of these files took too long' },
    ]);
    expect(workers[0]?.isTerminated).toBe(true);
    const next = client.check(folder('B'));
    workers[0]?.answer(2);
    workers[1]?.answer(2);
    expect(await next).toEqual({ findings: [] });
  });

  it('reports a worker that fails', async () => {
    const failed = client.check(folder('A'));
    workers[0]?.fail();
    expect((await failed).findings).toMatchObject([{ message: expect.stringMatching(/failed$/) }]);
  });
});
