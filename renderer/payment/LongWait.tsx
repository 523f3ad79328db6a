import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS, type PaymentGatewayKey } from '#engine';
import type { PaymentActor } from './PaymentDialog.tsx';

/** What a panel that waits for the bank is given. */
export interface WaitingProps {
  readonly actor: PaymentActor;
  /** The acknowledgement is mailed: who closes the page hears of it there. */
  readonly isMailed: boolean;
}

/**
 * Appears after a minute: whether one may leave hangs on where the acknowledgement can be sent. For a
 * method that takes days it is there at once, and anybody may leave.
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

/** Whether a payment is decided within days: who made it is not kept waiting. */
export function isSlowMethod(method: PaymentGatewayKey | undefined): boolean {
  return method !== undefined && PAYMENT_METHODS[method].isSlow === true;
}

/** Message keys: without an acknowledgement by e-mail, and with one. */
const KEYS = {
  minutes: ['wait.longHere', 'wait.long'],
  days: ['wait.eChequeDaysHere', 'wait.eChequeDays'],
} as const;
