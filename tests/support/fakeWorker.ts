import { vi } from 'vitest';

/**
 * Replaces the browser's `Worker`. The first reply arrives after the creation, and each further
 * reply after a message of the page. Undo it with `vi.unstubAllGlobals`.
 *
 * @param replies returns the replies; an error is reported as an error of the worker
 * @returns the messages of the page, and how many workers have ended
 */
export function fakeWorker(replies: () => readonly (object | Error)[]) {
  const state = { posted: [] as unknown[], transferred: [] as unknown[], ended: 0 };
  class FakeWorker {
    onmessage?: (event: { readonly data: unknown }) => void;
    onerror?: () => void;
    readonly #replies = [...replies()];

    constructor() {
      queueMicrotask(() => this.#reply());
    }

    postMessage(message: unknown, transfer: readonly unknown[] = []) {
      state.posted.push(message);
      state.transferred.push(...transfer);
      queueMicrotask(() => this.#reply());
    }

    terminate() {
      state.ended += 1;
    }

    #reply() {
      const reply = this.#replies.shift();
      if (reply instanceof Error) this.onerror?.();
      else if (reply) this.onmessage?.({ data: reply });
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return state;
}
