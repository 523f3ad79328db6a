import { useTranslation } from 'react-i18next';
import { canHandOn } from '#engine';
import { useHandOverWords } from '../signing/useHandOverWords.ts';
import type { ScreenProps } from './Wizard.ts';

/**
 * "Save for the next signer": opens the dialog of the step's own save button, which saves the signed
 * document with the answers.
 */
export function HandOn({
  context,
  screen,
  services,
}: Pick<ScreenProps, 'context' | 'screen' | 'services'>) {
  const { t } = useTranslation('signing');
  const words = useHandOverWords();
  if (screen.hideSavePrint || !canHandOn(context)) return null;
  return (
    <div className="notice">
      <p>{words['handOn.lead']}</p>
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
