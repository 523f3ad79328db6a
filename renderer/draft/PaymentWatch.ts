import type { WizardSnapshot } from '../wizard/Wizard.ts';

type Payment = WizardSnapshot['children']['payment'];

/** Follows the payment dialog: from the moment that Pay is pressed money may be on its way. */
export class PaymentWatch {
  readonly #tell: () => void;
  #payment: Payment;
  #stop: (() => void) | undefined;
  #isUnderWay = false;

  /** @param tell is called when a payment gets under way */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** From Pay until its dialog has gone; after that the wizard knows how it ended. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  watch({ children: { payment } }: WizardSnapshot): void {
    if (payment === this.#payment) return;
    this.end();
    this.#payment = payment;
    if (!payment) return;
    const look = (snapshot: ReturnType<NonNullable<Payment>['getSnapshot']>) => {
      if (this.#isUnderWay || !snapshot.hasTag('underWay')) return;
      this.#isUnderWay = true;
      this.#tell();
    };
    const watched = payment.subscribe(look);
    this.#stop = () => watched.unsubscribe();
    look(payment.getSnapshot());
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#payment = undefined;
    this.#isUnderWay = false;
  }
}
