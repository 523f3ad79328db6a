import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import {
  type FormDocument,
  PdfError,
  type PdfRenderer,
  type SignaturePanel,
} from '../../ports/PdfRenderer.ts';
import type { DrawnPage, PageToDraw } from './drawPage.ts';
import type { ClaimName } from './pdfClaims.ts';
import { toPrintPanel } from './printPanels.ts';
import { codePointName } from './safeText.ts';
import { DrawingTimeout, TypstProcess } from './TypstProcess.ts';
import { toPrintPage } from './toPrintPage.ts';

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
  /** Draws with WebAssembly even where native code is installed. */
  readonly isPortable?: boolean;
}

/**
 * Renders forms with Typst in processes of their own: native code where the machine has it, else
 * WebAssembly, which claims no standard. At rest there is no process; one starts with the next document.
 */
export class TypstPdfRenderer implements PdfRenderer {
  readonly #options: Required<TypstPdfRendererOptions>;
  readonly #limit: ReturnType<typeof pLimit>;
  /** Processes at rest, the one used last at the end, each with the timer that ends it. */
  readonly #resting = new Map<TypstProcess, NodeJS.Timeout>();
  readonly #drawing = new Set<TypstProcess>();
  #isClosed = false;

  constructor(options: TypstPdfRendererOptions = {}) {
    this.#options = {
      threads: Math.max(2, availableParallelism() - 1),
      queue: 20,
      timeoutMs: 20_000,
      heldBytes: 400 * 1024 * 1024,
      idleMs: 60_000,
      isPortable: false,
      ...options,
    };
    this.#limit = pLimit(this.#options.threads);
  }

  async render(document: FormDocument): Promise<Uint8Array> {
    const page = toPrintPage(document);
    return pdfOf(await this.#draw({ template: 'form', page, claims: claimsOf(document) }));
  }

  async renderPanel(panel: SignaturePanel): Promise<Uint8Array> {
    const page = toPrintPanel(panel);
    return pdfOf(await this.#draw({ template: 'panel', page, claims: 'toSign' }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#limit.clearQueue();
    for (const each of [...this.#resting.keys(), ...this.#drawing]) each.end();
    for (const timer of this.#resting.values()) clearTimeout(timer);
  }

  async #draw(page: Omit<PageToDraw, 'isPortable'>): Promise<DrawnPage> {
    const { threads, queue, timeoutMs, isPortable } = this.#options;
    if (this.#limit.activeCount + this.#limit.pendingCount >= threads + queue) {
      throw new PdfError('busy', 'Cannot render the form: too many wait');
    }
    const until = performance.now() + timeoutMs;
    try {
      return await this.#limit(() => this.#drawNow({ ...page, isPortable } as PageToDraw, until));
    } catch (cause) {
      throw toPdfError(cause);
    }
  }

  async #drawNow(page: PageToDraw, until: number): Promise<DrawnPage> {
    const left = until - performance.now();
    if (left <= 0) throw new DrawingTimeout('Cannot draw the page: it waited too long');
    if (this.#isClosed) throw new Error('Cannot draw: the renderer is closed');
    const worker = this.#take();
    this.#drawing.add(worker);
    try {
      const drawn = await worker.draw(page, left);
      // The compiler remembers parts of the documents it drew and does not forget all of them.
      if (drawn.heldBytes > this.#options.heldBytes) worker.end();
      return drawn;
    } finally {
      this.#drawing.delete(worker);
      this.#putBack(worker);
    }
  }

  #take(): TypstProcess {
    for (const [worker, timer] of [...this.#resting].reverse()) {
      clearTimeout(timer);
      this.#resting.delete(worker);
      if (worker.isRunning) return worker;
    }
    return new TypstProcess();
  }

  #putBack(worker: TypstProcess): void {
    worker.rest();
    if (this.#isClosed) worker.end();
    if (!worker.isRunning) return;
    const end = () => {
      this.#resting.delete(worker);
      worker.end();
    };
    this.#resting.set(worker, setTimeout(end, this.#options.idleMs).unref());
  }
}

/** The claims that a document keeps through all that happens to it later. */
function claimsOf({ standing }: FormDocument): ClaimName {
  switch (standing.kind) {
    case 'toSign':
      return 'toSign';
    case 'submitted':
      return 'enclosing';
    default:
      return 'complete';
  }
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
  if (cause instanceof DrawingTimeout) {
    return new PdfError('timeout', 'Cannot render the form: it took too long', { cause });
  }
  return new PdfError('failed', 'Cannot render the form: the worker failed', { cause });
}
