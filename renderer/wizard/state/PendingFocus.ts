/** A request to focus an answer once the screen that contains it is shown. */
export class PendingFocus {
  #pointer: string | undefined;

  /** Requests the focus for an answer on the next screen, instead of the screen's heading. */
  focus(pointer: string): void {
    this.#pointer = pointer;
  }

  /** Returns the requested pointer and clears it. */
  take(): string | undefined {
    const pointer = this.#pointer;
    this.#pointer = undefined;
    return pointer;
  }
}
