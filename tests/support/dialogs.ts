/**
 * Teaches jsdom what it does not know of `<dialog>`: opening as a modal, closing, and Esc. Focus
 * and inertness are the browser's; the end-to-end suite sees those.
 */
export function teachDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Presses Esc, as the browser tells a modal dialog of it. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Closes a modal dialog as the browser does when Esc, or a phone's Back, is asked of it again and again:
 * the page is told and cannot refuse.
 */
export function closeByForce(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel'));
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}
