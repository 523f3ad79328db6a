import type { PaymentWindow } from '#engine';

/** The texts of the bank's window until the bank's page loads. */
interface WaitingWords {
  readonly title: string;
  readonly text: string;
}

/**
 * The window of the bank's page. The window must be opened during the click on Pay, because
 * browsers refuse later calls. It shows "please wait" until the bank's URL is known (D-12). A
 * closed window is only a hint for the applicant: a bank's headers can make an open window look
 * closed (M4).
 */
export class BankWindow {
  #window: Window | null = null;

  /**
   * Opens a window with the waiting texts. Call this function during the click itself.
   *
   * @returns `blocked` when the browser refuses the window
   */
  open({ title, text }: WaitingWords): PaymentWindow {
    this.close();
    this.#window = window.open('', '_blank');
    if (!this.#window) return 'blocked';
    const page = this.#window.document;
    page.title = title;
    page.body.textContent = text;
    return 'opened';
  }

  /**
   * Opens the bank's page in the window, without access to this page.
   *
   * @param address URL of the bank's page; only http(s) is accepted
   * @returns `false` for another URL, or when the window is absent or refuses the URL
   */
  go(address: string): boolean {
    if (!this.#window || !isWebAddress(address)) return false;
    try {
      this.#window.opener = null;
      this.#window.location.replace(address);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Returns whether the window looks closed: by the applicant, or by the headers of the bank's
   * page.
   */
  get looksClosed(): boolean {
    return this.#window?.closed === true;
  }

  /** Closes the window, if this page opened one. */
  close(): void {
    this.#window?.close();
    this.#window = null;
  }
}

/** Checks whether a text is an absolute http(s) URL, which is safe in a link or a window. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
