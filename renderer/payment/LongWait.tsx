import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS, type PaymentGatewayKey } from '#engine';
import type { PaymentActor } from './PaymentActor.ts';

/** The props of a panel that waits for the bank. */
export interface WaitingProps {
  readonly actor: PaymentActor;
  /**
   * Whether the acknowledgement is mailed. The applicant then receives it even after closing the
   * page.
   */
  readonly isMailed: boolean;
}

/**
 * Explains, after a minute, whether the applicant may close the page. That depends on the
 * acknowledgement e-mail. For a method that takes days, the explanation appears at once.
 */
export function LongWait({ actor, isMailed }: WaitingProps) {
  const { t } = useTranslation('payment');
  const { longWait, transactionId = '', method } = useSelector(actor, ({ context }) => context);
  const isSlow = isSlowMethod(method);
  return (
    <div role="status">
      {(longWait || isSlow) && (
        <p>
          {t(KEYS[isSlow ? 'days' : 'minutes'][isMailed ? 1 : 0], { transaction: transactionId })}
        </p>
      )}
    </div>
  );
}

/** Checks whether the result of a payment takes days. The applicant then need not wait. */
export function isSlowMethod(method: PaymentGatewayKey | undefined): boolean {
  return method !== undefined && PAYMENT_METHODS[method].isSlow === true;
}

/** Message keys: without an acknowledgement by e-mail, and with one. */
const KEYS = {
  minutes: ['wait.longHere', 'wait.long'],
  days: ['wait.eChequeDaysHere', 'wait.eChequeDays'],
} as const;
