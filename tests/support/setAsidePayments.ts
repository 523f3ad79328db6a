import type { Updateable } from 'kysely';
import type { Database } from '../../server/adapters/store/Database.ts';
import { TEST_CODE } from './testForm.ts';
import {
  answersFor,
  begunPayment,
  openedTransaction,
  SITTING,
  type TestPortal,
} from './testPortal.ts';

/** Money that was set aside, and what it belongs to. */
export interface SetAside {
  readonly submissionId: string;
  readonly transactionId: string;
  readonly chargeId: string;
  /** A second payment of the same submission, where there is one. */
  readonly other?: string;
}

const WISH = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };

/** Ways to get money set aside. @param portal gives the portal under test */
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
   * The bank takes other cents than it was asked for.
   *
   * @param options.isMailed an acknowledgement is wished for
   * @param options.isSecond an earlier payment is approved afterwards, to be refunded
   * @param options.isSecondCancelled an earlier payment was cancelled at the bank
   */
  const unfit = async (
    chargedCents: number,
    options: { isMailed?: boolean; isSecond?: boolean; isSecondCancelled?: boolean } = {},
  ): Promise<SetAside> => {
    const first = await begunPayment(portal(), answersFor(1, options.isMailed ? WISH : {}));
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

  /** The applicant changes the answers after the bank cancelled; then the bank approves after all. */
  const edited = async (): Promise<SetAside> => {
    const { submissionId, transactionId, chargeId } = await begunPayment(portal());
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

  /** A form that is paid by its second payment; the first is approved late, unless told otherwise. */
  const paidTwice = async ({ isFirstLate = true, isMailed = false } = {}) => {
    const answers = answersFor(1, isMailed ? WISH : {});
    const { submissionId, transactionId, chargeId } = await begunPayment(portal(), answers);
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

  /** The bank corrects its own book, an approved charge too. */
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
