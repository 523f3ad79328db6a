import { useTranslation } from 'react-i18next';
import { canHandOn } from '#engine';
import { HAND_OVER } from '../../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import type { ScreenProps } from '../state/Wizard.ts';

/**
 * Renders the button "Save for the next signer". The button opens the step's save dialog, which
 * saves the signed document with the answers.
 */
export function HandOn({
  context,
  screen,
  services,
}: Pick<ScreenProps, 'context' | 'screen' | 'services'>) {
  const { t } = useTranslation('signing');
  const words = useLazyTexts(HAND_OVER);
  if (screen.hideSavePrint || !canHandOn(context)) return null;
  return (
    <div className="notice">
      <p>{words('handOn.lead')}</p>
      <div className="button-row">
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => services.saving.wish()}
        >
          {t('saveForNextSigner')}
        </button>
      </div>
    </div>
  );
}
