import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import {
  type FormDocument,
  PdfError,
  type PdfRenderer,
  type SignaturePanel,
} from '../../ports/PdfRenderer.ts';
import { toPrintPanel } from './printPanels.ts';
import { codePointName } from './safeText.ts';
import { toPrintPage } from './toPrintPage.ts';
import type { DrawnPage, PageToDraw } from './typstWorker.ts';

/** Bounds of the work; the defaults protect a server that also answers polls. */
export interface TypstPdfRendererOptions {
  readonly threads?: number;
  /** Documents that may wait; one more is refused as `busy`. */
  readonly queue?: number;
  /** Waiting and drawing together. */
  readonly timeoutMs?: number;
  /** A worker that holds more memory than this is replaced. */
  readonly heldBytes?: number;
  /** After how long a worker without work ends, with its fonts and what it keeps warm. */
  readonly idleMs?: number;
}

/**
 * Renders forms with Typst (compiled to WebAssembly) in worker threads. At rest there is no worker;
 * one starts with the next document.
 */
export class TypstPdfRenderer implements PdfRenderer {
  readonly #options: Required<TypstPdfRendererOptions>;
  #pool: Pool;
  #underWay = 0;

  constructor(options: TypstPdfRendererOptions = {}) {
    this.#options = {
      threads: Math.max(2, availableParallelism() - 1),
      queue: 20,
      timeoutMs: 20_000,
      heldBytes: 400 * 1024 * 1024,
      idleMs: 60_000,
      ...options,
    };
    this.#pool = makePool(this.#options);
  }

  async render(document: FormDocument): Promise<Uint8Array> {
    return pdfOf(await this.#draw({ template: 'form', page: toPrintPage(document) }));
  }

  async renderPanel(panel: SignaturePanel): Promise<Uint8Array> {
    return pdfOf(await this.#draw({ template: 'panel', page: toPrintPanel(panel) }));
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #draw(page: PageToDraw): Promise<DrawnPage> {
    const { threads, queue } = this.#options;
    if (this.#underWay >= threads + queue) {
      throw new PdfError('busy', 'Cannot render the form: too many wait');
    }
    const pool = this.#pool;
    this.#underWay += 1;
    try {
      const signal = AbortSignal.timeout(this.#options.timeoutMs);
      const drawn = await pool.run(page, { signal });
      if (drawn.heldBytes > this.#options.heldBytes) this.#replace(pool);
      return drawn;
    } catch (cause) {
      throw toPdfError(cause);
    } finally {
      this.#underWay -= 1;
    }
  }

  /**
   * Starts fresh workers; the old ones finish what they have and end. The compiler remembers parts
   * of every document it drew and cannot be made to forget them.
   */
  #replace(full: Pool): void {
    if (this.#pool !== full) return;
    this.#pool = makePool(this.#options);
    full.close().catch(() => full.destroy());
  }
}

type Pool = Piscina<PageToDraw, DrawnPage>;

function makePool({ threads, idleMs }: Required<TypstPdfRendererOptions>): Pool {
  const pool: Pool = new Piscina({
    filename: new URL('./typstWorker.ts', import.meta.url).href,
    name: 'drawPage',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A worker that dies between two documents harms none of them: the next one gets a new worker.
  pool.on('error', () => undefined);
  return pool;
}

/** @throws {PdfError} when nothing was drawn */
function pdfOf(drawn: DrawnPage): Uint8Array {
  if ('pdf' in drawn) return drawn.pdf;
  if ('fault' in drawn) {
    throw new PdfError('failed', `Cannot render the form: ${drawn.fault}`);
  }
  const names = drawn.missing.map(codePointName).join(', ');
  throw new PdfError('missingGlyph', `Cannot render the form: no font shows ${names}`, {
    characters: drawn.missing,
  });
}

function toPdfError(cause: unknown): PdfError {
  if (cause instanceof Error && cause.name === 'AbortError') {
    return new PdfError('timeout', 'Cannot render the form: it took too long', { cause });
  }
  return new PdfError('failed', 'Cannot render the form: the worker failed', { cause });
}
