import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';

interface RunningTotalProps {
  readonly amountCents: number;
}

/**
 * Shows the total fee below the fields. A total of zero is also shown, so that the first fee does
 * not move the buttons away from the pointer. A change is announced politely, because some
 * applicants cannot see the figure.
 */
export function RunningTotal({ amountCents }: RunningTotalProps) {
  const { t } = useTranslation('wizard');
  const announce = useAnnounce();
  const label = t('step.total');
  const amount = formatAmount(amountCents);
  const announced = useRef(amountCents);
  useEffect(() => {
    if (announced.current === amountCents) return;
    announced.current = amountCents;
    announce(`${label} ${amount}`);
  }, [amountCents, label, amount, announce]);
  return (
    <div className="total">
      <span>{label}</span> <strong>{amount}</strong>
    </div>
  );
}
