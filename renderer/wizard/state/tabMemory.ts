import type { Acknowledgement, FormData, SignedField, StartedPayment, WizardFacts } from '#engine';
import type { WizardServices } from './WizardServices.ts';

/** The data from which a reloaded page continues a payment or restores the acknowledgement. */
export interface RememberedPayment {
  readonly formCode: string;
  /** Hash of the definition. */
  readonly definition: string;
  readonly submissionId: string;
  readonly amountCents: number;
  /** Present while a payment may be pending: a reloaded page then waits for the result. */
  readonly transactionId: string | undefined;
  /** How that payment was started: its method and output, for example a QR code. */
  readonly startedPayment?: StartedPayment;
  /**
   * Time of this record, in ms since the epoch: the remaining validity of a QR code depends on it.
   */
  readonly notedAt?: number;
  readonly signed: readonly SignedField[];
  /**
   * The answers, with which the applicant continues after a rejected payment. Empty once the form
   * is submitted.
   */
  readonly data: FormData;
  /** Present after submission: a reload shows the same page (U-36). */
  readonly done?: {
    readonly acknowledgement: Acknowledgement;
    /** The facts computed from the answers. Without them the menu would list other steps. */
    readonly facts?: Partial<WizardFacts> | undefined;
    /** The address to which the acknowledgement is mailed. */
    readonly ackEmail?: string;
  };
}

const KEY = 'landform.payment';
/** The key comes from the specification, document 1, section 3. */
const PREVIOUS = 'previousGcisTxnId';

/**
 * Stores the payment of the form in this tab, so that a reload loses nothing. The record remains
 * until the form is submitted, the session ends or the tab is closed. The web token is never
 * stored.
 */
export function rememberPayment(
  { form, store, context }: WizardServices,
  payment: Pick<
    RememberedPayment,
    'submissionId' | 'amountCents' | 'transactionId' | 'startedPayment'
  >,
): void {
  const remembered: RememberedPayment = {
    ...payment,
    notedAt: Date.now(),
    formCode: form.code,
    definition: form.hash,
    signed: context()?.signed ?? [],
    data: store.data(),
  };
  write(JSON.stringify(remembered));
}

/**
 * Stores the acknowledgement of a submitted form for a reload. Drops the answers, except the
 * address to which the acknowledgement is mailed.
 */
export function rememberDone(
  { form, store, context }: WizardServices,
  acknowledgement: Acknowledgement,
): void {
  const ackEmail = store.get('/ackEmail');
  const remembered: RememberedPayment = {
    formCode: form.code,
    definition: form.hash,
    submissionId: acknowledgement.submissionId ?? '',
    amountCents: acknowledgement.paymentCents ?? 0,
    transactionId: undefined,
    signed: [],
    data: {},
    done: {
      acknowledgement,
      facts: context()?.facts,
      ...(typeof ackEmail === 'string' ? { ackEmail } : {}),
    },
  };
  write(JSON.stringify(remembered));
  writeUnder(PREVIOUS, undefined);
}

/** Removes the transaction after a failed payment: the form stays, but no result is pending. */
export function rememberNothingPaid(): void {
  const payment = anyRememberedPayment();
  if (payment) write(JSON.stringify({ ...payment, transactionId: undefined }));
}

/** Returns how the payment was started. For a QR code, computes the remaining validity. */
export function startedPaymentOf({
  startedPayment,
  notedAt = 0,
}: RememberedPayment): StartedPayment | undefined {
  if (startedPayment?.output.kind !== 'qr') return startedPayment;
  const { code } = startedPayment.output;
  const validMs = Math.max(0, code.validMs - (Date.now() - notedAt));
  return { ...startedPayment, output: { kind: 'qr', code: { ...code, validMs } } };
}

/** Returns the payment or acknowledgement of a form, if this tab has stored one. */
export function rememberedPayment(formCode: string): RememberedPayment | undefined {
  const payment = anyRememberedPayment();
  return payment?.formCode === formCode ? payment : undefined;
}

/** Returns the payment or acknowledgement that this tab has stored, for any form. */
export function anyRememberedPayment(): RememberedPayment | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as RememberedPayment);
  } catch {
    return undefined;
  }
}

/**
 * Removes the stored payment and the last transaction: a new form starts, or the session has ended.
 */
export function forgetPayment(): void {
  write(undefined);
  writeUnder(PREVIOUS, undefined);
}

/** Stores the last transaction of this tab. The server checks it before it saves the form again. */
export function rememberTransaction(transactionId: string): void {
  writeUnder(PREVIOUS, transactionId);
}

/** Returns the last transaction of this tab, until its form is submitted. */
export function previousTransaction(): string | undefined {
  try {
    return sessionStorage.getItem(PREVIOUS) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(text: string | undefined): void {
  writeUnder(KEY, text);
}

/**
 * Writes or removes an entry. The browser may refuse storage; the payment then does not survive a
 * reload.
 */
function writeUnder(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Ignored: see above.
  }
}
