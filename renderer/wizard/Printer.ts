/**
 * Prints the form as text. Controls cut answers off on paper, so a view made of words is put on the
 * page first, for the printer only (U-37).
 */
export class Printer {
  #isPrinting = false;
  readonly #prepare: () => Promise<unknown>;
  readonly #listeners = new Set<() => void>();

  /** @param prepare fetches what draws the printed view */
  constructor(prepare: () => Promise<unknown>) {
    this.#prepare = prepare;
  }

  get = (): boolean => this.#isPrinting;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Shows the printed view, opens the browser's own dialog, and takes the view away again.
   *
   * @throws {TypeError} when what draws it cannot be fetched
   */
  async print(): Promise<void> {
    await this.#prepare();
    this.#set(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    try {
      window.print();
    } finally {
      this.#set(false);
    }
  }

  #set(isPrinting: boolean): void {
    this.#isPrinting = isPrinting;
    for (const listener of this.#listeners) listener();
  }
}
