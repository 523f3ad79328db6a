import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#engine';
import { useAnnounce } from '../form/Announcer.tsx';

interface RunningTotalProps {
  readonly amountCents: number;
}

/**
 * What the rows charged so far cost, under their list: also nothing, so that the first fee does not push
 * the buttons away from under the pointer. A change is said politely: who cannot see the figure must not
 * meet it only at the payment.
 */
export function RunningTotal({ amountCents }: RunningTotalProps) {
  const { t } = useTranslation('wizard');
  const announce = useAnnounce();
  const label = t('step.total');
  const amount = formatAmount(amountCents);
  const said = useRef(amountCents);
  useEffect(() => {
    if (said.current === amountCents) return;
    said.current = amountCents;
    announce(`${label} ${amount}`);
  }, [amountCents, label, amount, announce]);
  return (
    <div className="total">
      <span>{label}</span> <strong>{amount}</strong>
    </div>
  );
}
