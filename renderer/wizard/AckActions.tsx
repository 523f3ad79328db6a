import { useTranslation } from 'react-i18next';
import { canHandOn } from '#engine';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { LoadButton } from './LoadButton.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useAckWords } from './useAckWords.ts';
import type { ScreenProps } from './Wizard.ts';

interface AckActionsProps extends Pick<ScreenProps, 'actor' | 'services'> {
  /** Offers to save the form again: a form on paper whose answers are still on the page. */
  readonly canSave: boolean;
}

/** What else may be done; what leaves the acknowledgement asks first. */
export function AckActions({ actor, services, canSave }: AckActionsProps) {
  const { t } = useTranslation(['wizard', 'signing']);
  const words = useAckWords();
  const isForNext = canHandOn(actor.getSnapshot().context);
  return (
    <section className="section no-print" aria-labelledby="ack-more">
      <h2 id="ack-more" className="section-title">
        {words.more}
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
