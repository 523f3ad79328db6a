import { isMainThread, type MessagePort } from 'node:worker_threads';

/** A worker that starts slowly, and obeys the bytes of a file: `wait` or `spin`. */

/** Duration of the start and of a file with `wait`, in milliseconds. */
export const SLOW_MS = 300;

if (!isMainThread) wait();

export function inspect({ content, started }: { content: Uint8Array; started: MessagePort }) {
  started.postMessage(null);
  const order = Buffer.from(content).toString();
  while (order === 'spin');
  if (order === 'wait') wait();
  return { type: 'application/pdf' };
}

function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS);
}
