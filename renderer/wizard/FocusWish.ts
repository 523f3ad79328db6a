/** An answer that is to take the focus once the screen that shows it is there. */
export class FocusWish {
  #pointer: string | undefined;

  /** Wishes for an answer on the next screen instead of its heading. */
  focus(pointer: string): void {
    this.#pointer = pointer;
  }

  /** Gives the wish once. */
  take(): string | undefined {
    const pointer = this.#pointer;
    this.#pointer = undefined;
    return pointer;
  }
}
