import { Piscina } from 'piscina';
import type { Language, PaperFields } from '#engine';
import { type WordDocuments, WordError, type WordTemplate } from '../../ports/WordDocuments.ts';
import type { FilledWord, WordTask } from './wordWorker.ts';

/** Bounds of the work. */
export interface DocxWordDocumentsOptions {
  /** Documents that may wait; one more is refused as `busy`. */
  readonly queue?: number;
  /** Waiting and filling in together. */
  readonly timeoutMs?: number;
  /** After how long a worker without work ends. */
  readonly idleMs?: number;
  /** Memory of a worker, in megabytes; one that needs more is ended. */
  readonly memoryMb?: number;
}

/**
 * Fills in templates with docxtemplater in a worker thread, which a bad template may take down. At rest
 * there is no worker; one starts with the next document.
 */
export class DocxWordDocuments implements WordDocuments {
  readonly #pool: Piscina<WordTask, FilledWord>;
  readonly #queue: number;
  readonly #timeoutMs: number;
  #underWay = 0;

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
    // A worker that dies between two documents harms none of them.
    this.#pool.on('error', () => undefined);
  }

  async fill({ file, language }: WordTemplate, answers: PaperFields): Promise<Uint8Array> {
    if (this.#underWay > this.#queue) {
      throw new WordError('busy', 'Cannot fill in the template: too many documents wait');
    }
    this.#underWay += 1;
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const task = { file, answers, separator: SEPARATORS[language] };
      return docxOf(await this.#pool.run(task, { signal }));
    } catch (cause) {
      throw toWordError(cause);
    } finally {
      this.#underWay -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Between the lines of an answer inside a sentence. */
const SEPARATORS: Readonly<Record<Language, string>> = {
  en: ', ',
  'zh-Hant': '，',
  'zh-Hans': '，',
};

/** @throws {WordError} when nothing was made */
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
