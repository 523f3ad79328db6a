import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PaymentActor } from './PaymentDialog.tsx';

/** What a panel that waits for the bank is given. */
export interface WaitingProps {
  readonly actor: PaymentActor;
  /** The acknowledgement is mailed: who closes the page hears of it there. */
  readonly isMailed: boolean;
}

/** Appears after a minute: whether one may leave hangs on where the acknowledgement can be sent. */
export function LongWait({ actor, isMailed }: WaitingProps) {
  const { t } = useTranslation('payment');
  const { longWait, transactionId } = useSelector(actor, ({ context }) => context);
  return (
    <div role="status">
      {longWait && (
        <p>
          {isMailed ? t('wait.long') : t('wait.longHere', { transaction: transactionId ?? '' })}
        </p>
      )}
    </div>
  );
}
