/**
 * Adds the parts of `<dialog>` that jsdom lacks: opening as a modal, closing, and Esc. Focus and
 * inertness need a browser; the end-to-end suite tests them.
 */
export function polyfillDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Presses Esc: sends a modal dialog the events of the browser. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Closes a modal dialog as the browser does after repeated Esc or a phone's Back: the page gets the
 * event and cannot refuse.
 */
export function closeByForce(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel'));
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}
