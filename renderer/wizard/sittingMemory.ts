import type { Acknowledgement, BegunPayment, FormData, SignedField, WizardFacts } from '#engine';
import type { WizardServices } from './WizardServices.ts';

/** What a reloaded page needs to go on with a payment, or to show the acknowledgement again. */
export interface RememberedPayment {
  readonly formCode: string;
  /** Hash of the definition. */
  readonly definition: string;
  readonly submissionId: string;
  readonly amountCents: number;
  /** Present while money may be on its way: the page then waits for the result at once. */
  readonly transactionId: string | undefined;
  /** The code or the bank's page of that payment. */
  readonly begun?: BegunPayment;
  /** Wall-clock milliseconds of the note: a code grows old. */
  readonly notedAt?: number;
  readonly signed: readonly SignedField[];
  /** The answers: after a refused payment the applicant goes on with them. Gone once it is in. */
  readonly data: FormData;
  /** The form is in: a reload shows the same page (U-36). */
  readonly done?: {
    readonly acknowledgement: Acknowledgement;
    /** What the answers had decided: with them gone, the menu would name other steps. */
    readonly facts?: Partial<WizardFacts> | undefined;
    /** Where the acknowledgement is mailed to. */
    readonly ackEmail?: string;
  };
}

const KEY = 'landform.payment';
/** The name of the specification, document 1, section 3. */
const PREVIOUS = 'previousGcisTxnId';

/**
 * Notes in this tab that the form is being paid for, so that a reload loses nothing. Kept until the
 * form is in, the sitting ends or the tab closes; the web token is never written down.
 */
export function rememberPayment(
  { form, store, context }: WizardServices,
  payment: Pick<RememberedPayment, 'submissionId' | 'amountCents' | 'transactionId' | 'begun'>,
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
 * The form is in: what is needed to show so again stays, the answers do not, except where the
 * acknowledgement is mailed to.
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

/** The payment came to nothing: the form stays, but there is nothing to wait for. */
export function rememberNothingPaid(): void {
  const payment = anyRememberedPayment();
  if (payment) write(JSON.stringify({ ...payment, transactionId: undefined }));
}

/** How the payment was begun; a code with the time that it can be paid yet. */
export function begunOf({ begun, notedAt = 0 }: RememberedPayment): BegunPayment | undefined {
  if (begun?.output.kind !== 'qr') return begun;
  const { code } = begun.output;
  const validMs = Math.max(0, code.validMs - (Date.now() - notedAt));
  return { ...begun, output: { kind: 'qr', code: { ...code, validMs } } };
}

/** The payment under way for a form, if this tab knows one. */
export function rememberedPayment(formCode: string): RememberedPayment | undefined {
  const payment = anyRememberedPayment();
  return payment?.formCode === formCode ? payment : undefined;
}

/** The payment under way in this tab, whichever form it is for. */
export function anyRememberedPayment(): RememberedPayment | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as RememberedPayment);
  } catch {
    return undefined;
  }
}

/** Forgets everything: a new form begins, or the sitting has ended. */
export function forgetPayment(): void {
  write(undefined);
  writeUnder(PREVIOUS, undefined);
}

/** Notes the last transaction of this tab: the server looks at it before it saves the form again. */
export function rememberTransaction(transactionId: string): void {
  writeUnder(PREVIOUS, transactionId);
}

/** The last transaction of this tab, until its form is in. */
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

/** Storage may be refused by the browser's settings; the payment then only does not survive a reload. */
function writeUnder(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Nothing to do: see above.
  }
}
