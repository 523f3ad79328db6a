import { Piscina } from 'piscina';
import type { Language, PaperFields } from '#engine';
import {
  type WordDocuments,
  WordError,
  type WordTemplate,
} from '../../ports/documents/WordDocuments.ts';
import type { FilledWord, WordTask } from './wordWorker.ts';

/** The options of `DocxWordDocuments`. */
export interface DocxWordDocumentsOptions {
  /** The number of documents that may wait. A further document is refused as `busy`. */
  readonly queue?: number;
  /** The time limit for waiting and filling in together. */
  readonly timeoutMs?: number;
  /** The time after which an idle worker ends. */
  readonly idleMs?: number;
  /** Memory of a worker, in megabytes; a worker that needs more is terminated. */
  readonly memoryMb?: number;
}

/**
 * A service that fills in templates with docxtemplater in a worker thread, because a bad template
 * may crash its thread. An idle service has no worker; the next document starts a worker.
 */
export class DocxWordDocuments implements WordDocuments {
  readonly #pool: Piscina<WordTask, FilledWord>;
  readonly #queue: number;
  readonly #timeoutMs: number;
  #pendingCount = 0;

  constructor({
    queue = 20,
    timeoutMs = 10_000,
    idleMs = 30_000,
    memoryMb = 128,
  }: DocxWordDocumentsOptions = {}) {
    this.#queue = queue;
    this.#timeoutMs = timeoutMs;
    this.#pool = new Piscina({
      filename: new URL('./wordWorker.ts', import.meta.url).href,
      name: 'fill',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // An error of a worker between two documents affects neither document.
    this.#pool.on('error', () => undefined);
  }

  async fill({ file, language }: WordTemplate, answers: PaperFields): Promise<Uint8Array> {
    if (this.#pendingCount > this.#queue) {
      throw new WordError('busy', 'Cannot fill in the template: too many documents wait');
    }
    this.#pendingCount += 1;
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const task = { file, answers, separator: SEPARATORS[language] };
      return docxOf(await this.#pool.run(task, { signal }));
    } catch (cause) {
      throw toWordError(cause);
    } finally {
      this.#pendingCount -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Separates the lines of an answer inside a sentence. */
const SEPARATORS: Readonly<Record<Language, string>> = {
  en: ', ',
  'zh-Hant': '，',
  'zh-Hans': '，',
};

/**
 * Returns the document of a result.
 *
 * @throws {WordError} when the result has no document
 */
function docxOf(filled: FilledWord): Uint8Array {
  if ('docx' in filled) return filled.docx;
  throw new WordError('failed', `Cannot fill in the template: ${filled.fault}`);
}

function toWordError(cause: unknown): WordError {
  if (cause instanceof WordError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError') {
    return new WordError('timeout', 'Cannot fill in the template: it took too long', { cause });
  }
  return new WordError('failed', 'Cannot fill in the template: the worker failed', { cause });
}
