import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import type { CheckedCheque } from '#cheque';
import { type EChequeFieldNames, FILE_KINDS, fileEnding, shownFileName } from '#engine';
import {
  type AttachmentInspector,
  type FileAllowance,
  type FileProblem,
  type FileVerdict,
  InspectorBusyError,
  type UploadedFile,
} from '../../ports/files/AttachmentInspector.ts';
import type { ChequeTask, InspectionResult, InspectTask, Started } from './inspectionWorker.ts';
import { isDeclared } from './isDeclared.ts';

/** The options of a `WorkerInspector`. */
export interface WorkerInspectorOptions {
  readonly threads?: number;
  /** Number of files that may wait. A further file is refused as busy. */
  readonly queue?: number;
  /**
   * Time limit of one inspection in milliseconds. The time that a file waits for a worker does not
   * count.
   */
  readonly timeoutMs?: number;
  /** Milliseconds after which an idle worker ends. */
  readonly idleMs?: number;
  /** The module that the workers run. */
  readonly worker?: URL;
}

/**
 * Inspects files in worker threads, because a malicious file may crash its thread. An idle inspector
 * has no worker; the next file starts one.
 */
export class WorkerInspector implements AttachmentInspector {
  readonly #pool: Piscina<Started<InspectTask | ChequeTask>, unknown>;
  readonly #timeoutMs: number;
  readonly #most: number;
  /**
   * Passes files to the pool in the order of the calls, because the pool may move an abortable task
   * to the end.
   */
  readonly #turns: LimitFunction;

  constructor({
    threads = Math.min(MOST_THREADS, availableParallelism()),
    queue = 20,
    timeoutMs = 5_000,
    idleMs = 30_000,
    worker = new URL('./inspectionWorker.ts', import.meta.url),
  }: WorkerInspectorOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#most = threads + queue;
    this.#turns = pLimit(threads);
    this.#pool = new Piscina({
      filename: worker.href,
      name: 'inspect',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // An error of a worker between two files affects no file.
    this.#pool.on('error', () => undefined);
  }

  async inspect(file: UploadedFile, allowance: FileAllowance): Promise<FileVerdict> {
    const { content } = file;
    if (content.length === 0) return refused('validation_fileEmpty');
    if (content.length > allowance.maxBytes) {
      return refused('validation_fileSizeExceed', allowance.maxBytes);
    }
    const ending = fileEnding(file.name);
    const kind = FILE_KINDS.find(({ endings }) => endings.includes(ending));
    const wrongType = refused('validation_wrongFileType', allowance.accept.join(', '));
    if (!kind || !allowance.accept.includes(ending) || !isDeclared(kind, file.type)) {
      return wrongType;
    }
    const { type, fault } = await this.#run<InspectionResult>('inspect', { content }, DAMAGED);
    // A file that crashed the worker has no type. It counts as damaged.
    if (type === undefined && fault !== undefined) return refused(fault);
    if (type !== kind.type) return wrongType;
    return fault === undefined
      ? { ok: true, type, name: shownFileName(file.name) }
      : refused(fault);
  }

  /**
   * Reads an e-Cheque in a worker, within the same limits.
   *
   * @returns `undefined` for a file that is not an e-Cheque, takes too long or crashes the worker
   * @throws {InspectorBusyError} when too many files are queued
   */
  readCheque(content: Uint8Array, fields: EChequeFieldNames): Promise<CheckedCheque | undefined> {
    return this.#run('readCheque', { content: Uint8Array.from(content), fields }, undefined);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /**
   * Runs a function of the worker. Returns `otherwise` when the file crashes the worker or takes
   * too long.
   */
  async #run<T>(
    name: 'inspect' | 'readCheque',
    task: InspectTask | ChequeTask,
    otherwise: T,
  ): Promise<T> {
    const { activeCount, pendingCount } = this.#turns;
    if (activeCount + pendingCount >= this.#most) throw new InspectorBusyError();
    try {
      return (await this.#turns(() => this.#runInTime(name, task))) as T;
    } catch {
      return otherwise;
    }
  }

  /** Runs a task. The time limit starts with the worker's first message. */
  async #runInTime(name: string, task: InspectTask | ChequeTask): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const ending = new AbortController();
    const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms);
    let timer = endAfter(START_MS);
    port1.once('message', () => {
      clearTimeout(timer);
      timer = endAfter(this.#timeoutMs);
    });
    try {
      const options = { name, signal: ending.signal, transferList: [port2] };
      return await this.#pool.run({ ...task, started: port2 }, options);
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }
}

/** Maximum number of threads. Each inspection may use much memory. */
const MOST_THREADS = 4;

/** Time limit for the start of a worker. */
const START_MS = 30_000;

const DAMAGED: InspectionResult = { fault: 'validation_fileDamaged' };

function refused(key: FileProblem, ...args: readonly (string | number)[]): FileVerdict {
  return { ok: false, key, args };
}
