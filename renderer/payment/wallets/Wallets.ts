import { CallError, isWalletKey, type PaymentGatewayKey, type WalletReadiness } from '#engine';
import type { OpenWallets, WalletOptions } from './openWallets.ts';
import type { WalletData } from './payByWallet.ts';
import type { WalletSheet } from './WalletSheet.ts';

/**
 * Time limit for the check of the wallets. After that, the methods are offered without unchecked
 * wallets.
 */
const LOOK_MS = 4_000;

/**
 * The browser's wallets. They are checked shortly before the payment of a form. Before that, or if
 * the portal accepts no wallet, their code is not loaded. The object also contains the open payment
 * sheet and returns its data to the payment call once.
 */
export class Wallets {
  readonly #options: WalletOptions;
  readonly #listeners = new Set<() => void>();
  #looking: Promise<void> | undefined;
  #opened: OpenWallets | undefined;
  #sheet: WalletSheet | undefined;
  #data: WalletData | undefined;

  constructor(options: WalletOptions) {
    this.#options = options;
  }

  /** Checks once which wallets are usable. After a failure the next call retries. */
  look(): Promise<void> {
    const { isTaken } = this.#options;
    if (!isTaken('androidpay') && !isTaken('applepay')) return Promise.resolve();
    this.#looking ??= this.#load().catch(() => {
      this.#looking = undefined;
    });
    return Promise.race([this.#looking, pause(LOOK_MS)]);
  }

  /**
   * Returns the readiness of a method: `undefined` for an unchecked wallet, and `ready` for methods
   * other than wallets.
   */
  readiness(key: PaymentGatewayKey): WalletReadiness | undefined {
    return isWalletKey(key) ? this.#opened?.readiness[key] : 'ready';
  }

  /** Subscribes, for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the opened wallets, for `useSyncExternalStore`: a new object after each change. */
  readonly known = (): OpenWallets | undefined => this.#opened;

  /**
   * Opens the sheet of a wallet. Call this function during the click itself. Other methods only
   * close the previous sheet.
   */
  begin(key: PaymentGatewayKey, amountCents: number): void {
    this.#sheet?.abort();
    this.#data = undefined;
    this.#sheet = undefined;
    if (!isWalletKey(key)) return;
    try {
      this.#sheet = this.#opened?.open(key, amountCents);
    } catch {
      // Ignored: without a sheet, `agree` throws.
    }
  }

  /**
   * Waits until the applicant approves the payment or closes the sheet.
   *
   * @param signal closes the sheet
   * @returns whether the applicant approved the payment
   * @throws {CallError} when no sheet could be shown
   */
  async agree(signal: AbortSignal): Promise<boolean> {
    const sheet = this.#sheet;
    if (!sheet) {
      throw new CallError({ kind: 'refused', message: { key: 'payment_notAvailable', args: [] } });
    }
    signal.addEventListener('abort', () => sheet === this.#sheet && sheet.abort(), { once: true });
    const data = await sheet.agreed;
    if (!signal.aborted) this.#data = data;
    return data !== undefined;
  }

  /**
   * Returns the data of the approved payment, once.
   *
   * @throws {TypeError} without such data
   */
  take(): WalletData {
    const data = this.#data;
    this.#data = undefined;
    if (!data) throw new TypeError('Cannot pay: the sheet returned no data');
    return data;
  }

  /** Reports the result of the payment to the sheet. */
  complete(isPaid: boolean): void {
    this.#sheet?.complete(isPaid);
    this.#sheet = undefined;
  }

  async #load(): Promise<void> {
    const { openWallets } = await import('./openWallets.ts');
    this.#opened = await openWallets(this.#options);
    for (const listener of this.#listeners) listener();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
