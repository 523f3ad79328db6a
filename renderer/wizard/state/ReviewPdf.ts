/** The state of the review PDF. */
export type PdfState =
  | { readonly kind: 'none' }
  | { readonly kind: 'making' }
  | {
      readonly kind: 'made';
      readonly base64: string;
      readonly isSigned: boolean;
      /**
       * Whether the answers have changed since the PDF was created. The preview then says so, and
       * requests a new PDF when it opens.
       */
      readonly isStale?: boolean;
    }
  | { readonly kind: 'failed' };

/**
 * A store of the newest PDF of the form. After a change of the answers or signatures, the next call
 * of `need` creates a new PDF.
 */
export class ReviewPdf {
  #state: PdfState = { kind: 'none' };
  #turn = 0;
  readonly #keepsFirst: boolean;
  readonly #listeners = new Set<() => void>();

  /**
   * @param keepsFirst whether a PDF stays current when the answers change (`ignorePDFUpdate` of the
   *   manifest)
   */
  constructor(keepsFirst = false) {
    this.#keepsFirst = keepsFirst;
  }

  get = (): PdfState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Marks the PDF as stale after a change of answers, and drops a PDF that is being created. Does
   * nothing if the manifest disables that.
   */
  outdate(): void {
    if (this.#keepsFirst) return;
    const state = this.#state;
    if (state.kind !== 'made') this.forget();
    else if (!state.isStale) this.#set({ ...state, isStale: true });
  }

  /** Drops the PDF, because the form or its signatures changed. */
  forget(): void {
    this.#turn += 1;
    this.#set({ kind: 'none' });
  }

  /**
   * Stores a PDF from another server response. With `keepsFirst`, an unsigned PDF does not replace
   * an existing one.
   */
  keep(base64: string, isSigned: boolean): void {
    if (this.#keepsFirst && !isSigned && this.#state.kind === 'made') return;
    this.#turn += 1;
    this.#set({ kind: 'made', base64, isSigned });
  }

  /**
   * Creates a PDF, unless a current one exists or is being created.
   *
   * @param make creates the PDF, base64; after a failure the state is `failed`, since the page can
   *   continue
   */
  async need(make: () => Promise<string>): Promise<void> {
    const state = this.#state;
    if (state.kind === 'making' || (state.kind === 'made' && !state.isStale)) return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ kind: 'making' });
    const next = await make().then(
      (base64): PdfState => ({ kind: 'made', base64, isSigned: false }),
      (): PdfState => ({ kind: 'failed' }),
    );
    // Ignores the result if the PDF was replaced or dropped in the meantime.
    if (turn === this.#turn) this.#set(next);
  }

  #set(state: PdfState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
