import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { FILE_KINDS, fileEnding, shownFileName } from '#engine';
import {
  type AttachmentInspector,
  type FileAllowance,
  type FileFault,
  type FileVerdict,
  InspectorBusyError,
  type UploadedFile,
} from '../../ports/AttachmentInspector.ts';
import type { Sighting } from './inspectionWorker.ts';
import { isDeclared } from './isDeclared.ts';

/** Bounds of the work. */
export interface WorkerInspectorOptions {
  readonly threads?: number;
  /** Files that may wait; one more is refused as busy. */
  readonly queue?: number;
  /** How long a look may take; the time that a file waits for those before it does not count. */
  readonly timeoutMs?: number;
}

/** Looks at files in worker threads, which a bad file may take down. */
export class WorkerInspector implements AttachmentInspector {
  readonly #pool: Piscina<Uint8Array, Sighting>;
  readonly #timeoutMs: number;
  readonly #most: number;
  /** Files come to the pool in the order of asking: one that can be ended it may put behind all others. */
  readonly #turns: LimitFunction;

  constructor({ threads = 1, queue = 20, timeoutMs = 5_000 }: WorkerInspectorOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#most = threads + queue;
    this.#turns = pLimit(threads);
    this.#pool = new Piscina({
      filename: new URL('./inspectionWorker.ts', import.meta.url).href,
      name: 'sight',
      // One is kept ready: starting it must not eat into the time of a look.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // A worker that dies between two files harms none of them.
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
    const { type, fault } = await this.#sight(content);
    // A file that ended the worker shows no type; it is damaged, whatever it was meant to be.
    if (type === undefined && fault !== undefined) return refused(fault);
    if (type !== kind.type) return wrongType;
    return fault === undefined
      ? { ok: true, type, name: shownFileName(file.name) }
      : refused(fault);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #sight(content: Uint8Array): Promise<Sighting> {
    const { activeCount, pendingCount } = this.#turns;
    if (activeCount + pendingCount >= this.#most) throw new InspectorBusyError();
    try {
      return await this.#turns(() =>
        // Counted from here: waiting for other files makes no file a damaged one.
        this.#pool.run(content, { signal: AbortSignal.timeout(this.#timeoutMs) }),
      );
    } catch {
      return { fault: 'validation_fileDamaged' };
    }
  }
}

function refused(key: FileFault, ...args: readonly (string | number)[]): FileVerdict {
  return { ok: false, key, args };
}
