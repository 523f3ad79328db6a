import { isMainThread, type MessagePort } from 'node:worker_threads';

/** A worker that starts slowly, and does what the bytes of a file say: `wait` or `spin`. */

/** How long the start and a file that says `wait` take. */
export const SLOW_MS = 300;

if (!isMainThread) wait();

export function sight({ content, begun }: { content: Uint8Array; begun: MessagePort }) {
  begun.postMessage(null);
  const order = Buffer.from(content).toString();
  while (order === 'spin');
  if (order === 'wait') wait();
  return { type: 'application/pdf' };
}

function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS);
}
