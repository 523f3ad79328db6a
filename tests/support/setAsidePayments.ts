import type { Updateable } from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';
import { TEST_CODE } from './testForm.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  startedPayment,
  type TestPortal,
} from './testPortal.ts';

/** The money that was set aside, and its submission. */
export interface SetAside {
  readonly submissionId: string;
  readonly transactionId: string;
  readonly chargeId: string;
  /** A second payment of the same submission, if there is one. */
  readonly other?: string;
}

const WISH = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };

/**
 * Returns functions that create payments for an operator to decide.
 *
 * @param portal returns the portal under test
 */
export function setAsidePayments(portal: () => TestPortal) {
  /** Sends another payment of a submission to the bank. */
  const payAgain = async (submissionId: string) => {
    const transaction = await openedTransaction(portal(), submissionId);
    await portal().services.startWebPayment({
      ...transaction,
      sitting: SITTING,
      method: 'visa',
      language: 'en',
    });
    const charge = await portal().charges.ofAttempt(transaction.transactionId);
    return { transactionId: transaction.transactionId, chargeId: charge?.id ?? '' };
  };
  const approve = async (transactionId: string, chargeId: string) => {
    await portal().charges.change(chargeId, { status: 'APPR', updatedAt: portal().clock.now() });
    await portal().services.applyGatewayResult(transactionId, 'notification');
  };

  /**
   * Creates a payment for which the bank charged an amount other than requested.
   *
   * @param options.isMailed whether the applicant requests an acknowledgement by mail
   * @param options.isSecond whether an earlier, cancelled payment is approved afterwards
   * @param options.isSecondCancelled whether an earlier payment was cancelled at the bank
   */
  const unfit = async (
    chargedCents: number,
    options: { isMailed?: boolean; isSecond?: boolean; isSecondCancelled?: boolean } = {},
  ): Promise<SetAside> => {
    const first = await startedPayment(portal(), answersFor(1, options.isMailed ? WISH : {}));
    const { submissionId } = first;
    const hasTwo = options.isSecond || options.isSecondCancelled;
    if (hasTwo) await portal().bank.press(first.chargeId, 'cancel');
    const paid = hasTwo ? await payAgain(submissionId) : first;
    await portal().charges.change(paid.chargeId, { chargedCents });
    await approve(paid.transactionId, paid.chargeId);
    if (options.isSecond) await approve(first.transactionId, first.chargeId);
    const { transactionId, chargeId } = paid;
    return {
      submissionId,
      transactionId,
      chargeId,
      ...(hasTwo && { other: first.transactionId }),
    };
  };

  /**
   * Creates a payment that the bank cancelled before an edit of the answers, and approved after it.
   */
  const edited = async (): Promise<SetAside> => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal());
    await portal().bank.press(chargeId, 'cancel');
    const saved = await portal().services.updateSubmission({
      submissionId,
      sitting: SITTING,
      formCode: TEST_CODE,
      formData: answersFor(1, { name: 'CHAN SIU MING' }),
      files: [],
      language: 'en',
    });
    if (!saved || !('result' in saved) || saved.result !== 'ok') throw new Error('Cannot edit');
    await approve(transactionId, chargeId);
    return { submissionId, transactionId, chargeId };
  };

  /**
   * Creates a form that is paid with its second payment. By default, the first payment is approved
   * later.
   */
  const paidTwice = async ({ isFirstLate = true, isMailed = false } = {}) => {
    const answers = answersFor(1, isMailed ? WISH : {});
    const { submissionId, transactionId, chargeId } = await startedPayment(portal(), answers);
    await portal().bank.press(chargeId, 'cancel');
    const second = await payAgain(submissionId);
    await approve(second.transactionId, second.chargeId);
    if (isFirstLate) await approve(transactionId, chargeId);
    const submission = await portal().store.submissions.find(submissionId);
    return {
      submissionId,
      transactionId,
      chargeId,
      paidBy: second.transactionId,
      cancelled: transactionId,
      reference: submission?.referenceNumber ?? '',
    };
  };

  /** Corrects the bank's own record, even of an approved charge. */
  const correctCharge = async (
    chargeId: string,
    change: Updateable<Database['sandboxCharges']> = {},
  ) => {
    await portal()
      .stores.db.updateTable('sandboxCharges')
      .set({ chargedCents: 38_000, ...change })
      .where('id', '=', chargeId)
      .execute();
  };

  return { unfit, edited, paidTwice, correctCharge };
}
