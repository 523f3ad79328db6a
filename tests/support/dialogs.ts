/**
 * Adds the methods of `<dialog>` that jsdom lacks: `showModal` and `close`. Focus and inertness
 * need a browser, so the end-to-end suite tests both.
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

/** Presses Esc: dispatches a cancelable `cancel` event on a modal dialog. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Closes a modal dialog as after repeated Esc or a phone's Back. The page cannot prevent the
 * `cancel` event.
 */
export function closeByForce(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel'));
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}
