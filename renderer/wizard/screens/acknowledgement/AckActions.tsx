import { useTranslation } from 'react-i18next';
import { canHandOn } from '#engine';
import { ACKNOWLEDGEMENT } from '../../../i18n/lazy/acknowledgement.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import { ReturnLink } from '../../../layout/ReturnLink.tsx';
import { LoadButton } from '../../dialogs/LoadButton.tsx';
import { SaveButton } from '../../dialogs/SaveButton.tsx';
import type { ScreenProps } from '../../state/Wizard.ts';

interface AckActionsProps extends Pick<ScreenProps, 'actor' | 'services'> {
  /**
   * Whether a form that is not submitted online can be saved again, because its answers are still
   * in the page.
   */
  readonly canSave: boolean;
}

/**
 * Renders the further actions of the acknowledgement: save, start a new form, load a saved form,
 * and return.
 */
export function AckActions({ actor, services, canSave }: AckActionsProps) {
  const { t } = useTranslation(['wizard', 'signing']);
  const words = useLazyTexts(ACKNOWLEDGEMENT);
  const isForNext = canHandOn(actor.getSnapshot().context);
  return (
    <section className="section no-print" aria-labelledby="ack-more">
      <h2 id="ack-more" className="section-title">
        {words('more')}
      </h2>
      <div className="button-row ack-actions">
        {canSave && (
          <SaveButton
            actor={actor}
            services={services}
            label={t(isForNext ? 'signing:saveForNextSigner' : 'ack.saveAgain')}
          />
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'startAgain' })}
        >
          {t('ack.startNew')}
        </button>
        <LoadButton actor={actor} services={services} isQuiet />
        <ReturnLink isQuiet />
      </div>
    </section>
  );
}
