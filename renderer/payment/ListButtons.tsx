import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PaymentActor } from './PaymentDialog.tsx';

interface ListButtonsProps {
  readonly actor: PaymentActor;
  /** Absent where no choice stands behind the list. */
  readonly onBack: (() => void) | undefined;
}

/**
 * Refresh asks again what can be paid with, and leaves the focus where it is; Back goes to the method
 * that was chosen on the review (document 1, section 2 "Retry, Refresh, Back").
 */
export function ListButtons({ actor, onBack }: ListButtonsProps) {
  const { t } = useTranslation('payment');
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loadingMethods'));
  return (
    <div className="button-row payment-list-buttons">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isLoading}
        onClick={() => actor.send({ type: 'methods.refresh' })}
      >
        {t('common:button.refresh')}
      </button>
      {onBack && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('common:button.back')}
        </button>
      )}
      <p className="quiet" role="status">
        {isLoading && t('loadingMethods')}
      </p>
    </div>
  );
}
