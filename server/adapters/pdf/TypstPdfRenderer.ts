import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import {
  type FormDocument,
  PdfError,
  type PdfRenderer,
  type SignaturePanel,
} from '../../ports/documents/PdfRenderer.ts';
import type { ClaimName } from './pdfClaims.ts';
import { toPrintPanel } from './printPanels.ts';
import type { PageToRender, RenderedPage } from './renderPage.ts';
import { codePointName } from './safeText.ts';
import { DrawingTimeout, TypstProcess } from './TypstProcess.ts';
import { toPrintPage } from './toPrintPage.ts';

/**
 * The options of a `TypstPdfRenderer`. The defaults protect a server that also responds to polls.
 */
export interface TypstPdfRendererOptions {
  readonly threads?: number;
  /** The number of documents that may wait. A further document is refused as `busy`. */
  readonly queue?: number;
  /** The time limit for waiting and rendering together. */
  readonly timeoutMs?: number;
  /** Maximum number of bytes that a worker may keep. A worker that keeps more is replaced. */
  readonly heldBytes?: number;
  /** The time after which an idle worker ends and frees its fonts and caches. */
  readonly idleMs?: number;
  /** Whether to use WebAssembly even if native code is installed. */
  readonly isPortable?: boolean;
}

/**
 * A renderer that runs Typst in separate processes. It uses native code if installed, otherwise
 * WebAssembly, which claims no standard. An idle renderer has no process; the next document starts
 * one.
 */
export class TypstPdfRenderer implements PdfRenderer {
  readonly #options: Required<TypstPdfRendererOptions>;
  readonly #limit: ReturnType<typeof pLimit>;
  /** Idle processes in the order of their last use, each with the timer that ends it. */
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

  async #draw(page: Omit<PageToRender, 'isPortable'>): Promise<RenderedPage> {
    const { threads, queue, timeoutMs, isPortable } = this.#options;
    if (this.#limit.activeCount + this.#limit.pendingCount >= threads + queue) {
      throw new PdfError('busy', 'Cannot render the form: too many wait');
    }
    const until = performance.now() + timeoutMs;
    try {
      return await this.#limit(() => this.#drawNow({ ...page, isPortable } as PageToRender, until));
    } catch (cause) {
      throw toPdfError(cause);
    }
  }

  async #drawNow(page: PageToRender, until: number): Promise<RenderedPage> {
    const left = until - performance.now();
    if (left <= 0) throw new DrawingTimeout('Cannot draw the page: it waited too long');
    if (this.#isClosed) throw new Error('Cannot draw: the renderer is closed');
    const worker = this.#take();
    this.#drawing.add(worker);
    try {
      const drawn = await worker.draw(page, left);
      // The compiler caches parts of earlier documents and never frees all of them.
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

/** Returns the claims that a document keeps through every later change. */
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

/**
 * Returns the PDF of a rendered page.
 *
 * @throws {PdfError} when rendering failed
 */
function pdfOf(drawn: RenderedPage): Uint8Array {
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
