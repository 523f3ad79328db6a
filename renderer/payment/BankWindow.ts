import type { PaymentWindow } from '#engine';

/** What the small window says until the bank's page comes. */
interface WaitingWords {
  readonly title: string;
  readonly text: string;
}

/**
 * The window of the bank's page. It is opened in the very click on Pay, since browsers refuse one
 * that is opened later, and says "please wait" until the address is known (D-12). A closed window
 * is a hint for the applicant and decides nothing: a bank's headers can make an open one look
 * closed (M4).
 */
export class BankWindow {
  #window: Window | null = null;

  /** Opens an empty window. Call it in the click itself. */
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
   * Sends the window to the bank, which cannot reach back to this page.
   *
   * @param address of the bank's page; anything but http(s) is refused
   * @returns `false` when there is no window to send
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

  /** Whether the window looks closed: by the applicant, or by the headers of the bank's page. */
  get looksClosed(): boolean {
    return this.#window?.closed === true;
  }

  /** Closes the window, if it is ours and open. */
  close(): void {
    this.#window?.close();
    this.#window = null;
  }
}

/** Whether a text is a whole web address, which may be given to a link or a window. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
