/** The PDF of the review: none, being made, there, or not to be had. */
export type PdfState =
  | { readonly kind: 'none' }
  | { readonly kind: 'making' }
  | {
      readonly kind: 'made';
      readonly base64: string;
      readonly isSigned: boolean;
      /** The answers changed since: it says so, and is made anew when it is looked at. */
      readonly isStale?: boolean;
    }
  | { readonly kind: 'failed' };

/**
 * Keeps the newest PDF of the form. A signed one replaces the one before; when its signature goes,
 * or the answers change, a new one is made.
 */
export class ReviewPdf {
  #state: PdfState = { kind: 'none' };
  #turn = 0;
  readonly #keepsFirst: boolean;
  readonly #listeners = new Set<() => void>();

  /** @param keepsFirst changed answers make no PDF old (`ignorePDFUpdate` of the manifest) */
  constructor(keepsFirst = false) {
    this.#keepsFirst = keepsFirst;
  }

  get = (): PdfState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The answers changed: what was made is stale, unless the form says otherwise. */
  outdate(): void {
    if (this.#keepsFirst) return;
    const state = this.#state;
    if (state.kind !== 'made') this.forget();
    else if (!state.isStale) this.#set({ ...state, isStale: true });
  }

  /** Another form, or its signatures changed: what was made no longer holds. */
  forget(): void {
    this.#turn += 1;
    this.#set({ kind: 'none' });
  }

  /** Keeps a PDF that came with another answer of the server. */
  keep(base64: string, isSigned: boolean): void {
    if (this.#keepsFirst && !isSigned && this.#state.kind === 'made') return;
    this.#turn += 1;
    this.#set({ kind: 'made', base64, isSigned });
  }

  /**
   * Has a PDF made, unless one that holds is there or on its way.
   *
   * @param make gives the PDF, base64; its failure is kept as a state, since the page can go on
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
    // A change in the meantime makes this one old before it came.
    if (turn === this.#turn) this.#set(next);
  }

  #set(state: PdfState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
