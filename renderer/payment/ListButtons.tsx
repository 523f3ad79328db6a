import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PaymentActor } from './PaymentActor.ts';

interface ListButtonsProps {
  readonly actor: PaymentActor;
  /** Returns to the method of the review. Absent if the review has no single method. */
  readonly onBack: (() => void) | undefined;
}

/**
 * Renders Refresh and Back. Refresh fetches the methods again and does not move the focus. Back
 * returns to the method that was chosen on the review (document 1, section 2 "Retry, Refresh,
 * Back").
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
