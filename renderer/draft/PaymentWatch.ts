import type { WizardSnapshot } from '../wizard/state/Wizard.ts';

type Payment = WizardSnapshot['children']['payment'];

/** An observer of the payment dialog. Once Pay is pressed, a payment may be pending. */
export class PaymentWatch {
  readonly #notify: () => void;
  #payment: Payment;
  #stop: (() => void) | undefined;
  #isPaymentPending = false;

  /** @param notify called when a payment starts */
  constructor(notify: () => void) {
    this.#notify = notify;
  }

  /**
   * Whether a payment may be pending: from the press of Pay until the payment dialog closes. After
   * that, the wizard has the outcome.
   */
  get isPaymentPending(): boolean {
    return this.#isPaymentPending;
  }

  watch({ children: { payment } }: WizardSnapshot): void {
    if (payment === this.#payment) return;
    this.end();
    this.#payment = payment;
    if (!payment) return;
    const look = (snapshot: ReturnType<NonNullable<Payment>['getSnapshot']>) => {
      if (this.#isPaymentPending || !snapshot.hasTag('pending')) return;
      this.#isPaymentPending = true;
      this.#notify();
    };
    const watched = payment.subscribe(look);
    this.#stop = () => watched.unsubscribe();
    look(payment.getSnapshot());
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#payment = undefined;
    this.#isPaymentPending = false;
  }
}
