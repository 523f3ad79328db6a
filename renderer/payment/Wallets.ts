import { CallError, isWalletKey, type PaymentGatewayKey, type WalletReadiness } from '#engine';
import type { OpenWallets, WalletOptions } from './wallets/openWallets.ts';
import type { WalletData } from './wallets/payByWallet.ts';
import type { WalletSheet } from './wallets/WalletSheet.ts';

/** Longer than Google's library takes; then the methods are offered without it. */
const LOOK_MS = 4_000;

/**
 * The wallets of the browser. They are looked at when a form is about to be paid for: before that
 * nothing of them is loaded, and where the portal takes none, nothing ever. The sheet that the click
 * on Pay opened is held here; what it gave goes to the call that pays, and is forgotten.
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

  /** Looks which can be used, once; what cannot be had now is asked again by the next look. */
  look(): Promise<void> {
    const { isTaken } = this.#options;
    if (!isTaken('androidpay') && !isTaken('applepay')) return Promise.resolve();
    this.#looking ??= this.#load().catch(() => {
      this.#looking = undefined;
    });
    return Promise.race([this.#looking, pause(LOOK_MS)]);
  }

  /** How a method can be used here; `undefined` for a wallet that was not looked at yet. */
  readiness(key: PaymentGatewayKey): WalletReadiness | undefined {
    return isWalletKey(key) ? this.#opened?.readiness[key] : 'ready';
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The opened wallets, for `useSyncExternalStore`: a new object after each change. */
  readonly known = (): OpenWallets | undefined => this.#opened;

  /** Opens the sheet of a method. Call it in the click itself. */
  begin(key: PaymentGatewayKey, amountCents: number): void {
    this.#sheet?.abort();
    this.#data = undefined;
    this.#sheet = undefined;
    if (!isWalletKey(key)) return;
    try {
      this.#sheet = this.#opened?.open(key, amountCents);
    } catch {
      // `agree` throws where there is no sheet.
    }
  }

  /**
   * Waits for the applicant.
   *
   * @param signal closes the sheet
   * @returns whether it was agreed to pay
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

  /** What the sheet gave, once. */
  take(): WalletData {
    const data = this.#data;
    this.#data = undefined;
    if (!data) throw new TypeError('Cannot pay: the sheet gave nothing');
    return data;
  }

  /** Tells the sheet how the payment ended. */
  complete(isPaid: boolean): void {
    this.#sheet?.complete(isPaid);
    this.#sheet = undefined;
  }

  async #load(): Promise<void> {
    const { openWallets } = await import('./wallets/openWallets.ts');
    this.#opened = await openWallets(this.#options);
    for (const listener of this.#listeners) listener();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
