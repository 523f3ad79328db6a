import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsForForm } from '#engine';
import { isIos } from '../../browser/device.ts';
import { DraftChoiceField } from '../../draft/DraftChoiceField.tsx';
import { Markdown } from '../../i18n/Markdown.tsx';
import { usePortal } from '../../portal/Portal.ts';
import { LoadButton } from '../dialogs/LoadButton.tsx';
import type { ScreenProps } from '../state/Wizard.ts';
import { AGREEMENTS_ID, Agreements } from './Agreements.tsx';
import { Broadcasts } from './Broadcasts.tsx';

/**
 * Renders the first screen: the messages, the required items, the form's notes, the terms and the
 * start buttons.
 */
export function NotesStep(props: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { config } = usePortal();
  const { context, services, texts, actor } = props;
  const { plan } = services.form;
  const notes = texts['$form.notes'];
  const isStarted = services.store.isEdited() || context.visited.length > 1;
  const [isComplete, setComplete] = useState(context.termsAcceptedAt !== undefined);
  const [isMissing, setMissing] = useState(false);

  const start = () => {
    // If the terms were never accepted, the wizard shows an error. A tick that was removed later is
    // reported here.
    const wasUnticked = context.termsAcceptedAt !== undefined && !isComplete;
    setMissing(wasUnticked);
    if (!wasUnticked) actor.send({ type: 'start' });
    else focusUnticked();
  };
  /** Checks whether the terms are accepted, which is also required before loading a saved form. */
  const mayLoad = () => {
    const isAccepted = context.termsAcceptedAt !== undefined && isComplete;
    if (!isAccepted) start();
    return isAccepted;
  };
  return (
    <>
      <Broadcasts plan={plan} now={services.form.now()} />
      {plan.manifest.iosOnlineRefused && isIos() && (
        <div className="notice notice-warning">
          <p>{t('notes.ios', { phone: config.hotline })}</p>
        </div>
      )}
      <Needs {...props} />
      {notes && (
        <section className="section" aria-labelledby="notes-form">
          <h2 id="notes-form" className="section-title">
            {t('notes.formNotes')}
          </h2>
          <div className="prose">
            <Markdown text={notes} headingLevel={3} />
          </div>
        </section>
      )}
      {config.drafts && <DraftChoiceField />}
      <Agreements
        {...props}
        isMissing={isMissing}
        onTick={(complete) => {
          setComplete(complete);
          setMissing(false);
        }}
      />
      <section className="section" aria-labelledby="notes-want">
        <h2 id="notes-want" className="section-title">
          {t('notes.want')}
        </h2>
        <div className="button-row">
          <button type="button" className="button button-primary" onClick={start}>
            {t(isStarted ? 'notes.want.continue' : 'notes.want.start')}
          </button>
          {isStarted && (
            <button
              type="button"
              className="button"
              onClick={() => actor.send({ type: 'startAgain' })}
            >
              {t('notes.want.restart')}
            </button>
          )}
          {!context.traits.simplifiedForm && (
            <LoadButton actor={actor} services={services} mayOpen={mayLoad} />
          )}
        </div>
      </section>
    </>
  );
}

function focusUnticked(): void {
  const boxes = document.getElementById(AGREEMENTS_ID);
  boxes?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
}

/** Lists the items that the applicant should have ready for this form. */
function Needs({ services }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { plan } = services.form;
  const needs = [
    t('notes.needs.pdfReader'),
    t('notes.needs.printer'),
    ...(holdsForForm('signRequired', plan) ? [t('notes.needs.signature')] : []),
    ...(holdsForForm('paymentRequired', plan) ? [t('notes.needs.payment')] : []),
  ];
  return (
    <section className="section" aria-labelledby="notes-needs">
      <h2 id="notes-needs" className="section-title">
        {t('notes.needs')}
      </h2>
      <div className="prose">
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p>{t('notes.keptFor')}</p>
      </div>
    </section>
  );
}
