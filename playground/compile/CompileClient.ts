import type { DraftFolder } from '../model/DraftFolder.ts';
import type { CheckedDraft, CompileAnswer, CompileRequest } from './CompileMessages.ts';

/** The part of a worker that the client uses. */
export interface CompileWorker {
  postMessage(request: CompileRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: CompileAnswer }) => void,
  ): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Time after which a check is abandoned. */
const LIMIT_MS = 20_000;

interface Pending {
  readonly id: number;
  readonly settle: (checked: CheckedDraft) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Sends folders to the worker, one at a time. While one is checked, only the newest of the others
 * waits. A worker that takes too long or fails is replaced.
 */
export class CompileClient {
  readonly #start: () => CompileWorker;
  readonly #rulesModule: string;
  readonly #limitMs: number;
  #worker: CompileWorker | undefined;
  #pending: Pending | undefined;
  #next: (() => void) | undefined;
  #lastId = 0;

  /** @param start creates a worker @param rulesModule absolute address of the rule library */
  constructor(start: () => CompileWorker, rulesModule: string, limitMs = LIMIT_MS) {
    this.#start = start;
    this.#rulesModule = rulesModule;
    this.#limitMs = limitMs;
  }

  /** Checks a folder. Never settles when a newer folder replaces it before its turn. */
  check(folder: DraftFolder): Promise<CheckedDraft> {
    return new Promise((settle) => {
      const begin = () => this.#send(folder, settle);
      if (this.#pending) this.#next = begin;
      else begin();
    });
  }

  close(): void {
    clearTimeout(this.#pending?.timer);
    this.#pending = undefined;
    this.#next = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #send(folder: DraftFolder, settle: Pending['settle']): void {
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => this.#replaceWorker('took too long'), this.#limitMs);
    this.#pending = { id, settle, timer };
    this.#worker ??= this.#open();
    this.#worker.postMessage({ id, folder, rulesModule: this.#rulesModule });
  }

  #open(): CompileWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data: { id, ...checked } }) => {
      if (worker === this.#worker && id === this.#pending?.id) this.#finish(checked);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#replaceWorker('failed');
    });
    return worker;
  }

  #replaceWorker(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#finish({
      findings: [
        {
          file: 'schema.json',
          line: 1,
          column: 1,
          severity: 'error',
          code: 'check-failed',
          message: `The check of these files ${reason}`,
          remedy: 'Undo your last change, or make the schema smaller.',
        },
      ],
    });
  }

  #finish(checked: CheckedDraft): void {
    const done = this.#pending;
    const next = this.#next;
    this.#pending = undefined;
    this.#next = undefined;
    clearTimeout(done?.timer);
    done?.settle(checked);
    next?.();
  }
}
