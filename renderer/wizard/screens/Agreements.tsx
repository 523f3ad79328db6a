import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import { rememberAcceptance } from '../../browser/acceptance.ts';
import type { LegalText } from '../../i18n/loadLegalText.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import type { ScreenProps } from '../state/Wizard.ts';
import { TermsBox } from './TermsBox.tsx';

/**
 * The texts to which the applicant agrees before filling in the form, in order (document 2, section
 * 2).
 */
const AGREEMENTS = ['generalTerms', 'formTerms', 'collection', 'notes'] as const;
type Agreement = (typeof AGREEMENTS)[number];

/** Id of the checkbox group, to which the list of problems links. */
export const AGREEMENTS_ID = 'agreements';

interface AgreementsProps extends ScreenProps {
  /** Called after each change of a checkbox, with whether every box is now ticked. */
  readonly onTick: (isComplete: boolean) => void;
  /** Whether the applicant tried to start with an unticked box. */
  readonly isMissing: boolean;
}

/** Renders the terms and their checkboxes. Stores the time when the last box is ticked. */
export function Agreements(props: AgreementsProps) {
  const { actor, context, services, texts, onTick, isMissing } = props;
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const { termsAcceptedAt } = context;
  const [ticked, setTicked] = useState<ReadonlySet<Agreement>>(
    () => new Set(termsAcceptedAt === undefined ? [] : AGREEMENTS),
  );
  const needed = AGREEMENTS.filter((each) => each !== 'formTerms' || texts['$form.terms']);

  const tick = (agreement: Agreement, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(agreement);
    else next.delete(agreement);
    setTicked(next);
    const isComplete = needed.every((each) => next.has(each));
    onTick(isComplete);
    if (!isComplete) return;
    const at = services.form.now();
    rememberAcceptance(at);
    actor.send({ type: 'terms.accepted', at });
  };
  return (
    <section className="section" aria-labelledby="notes-agree">
      <h2 id="notes-agree" className="section-title">
        {t('notes.agree.title')}
      </h2>
      <TermsBox title={t('notes.generalTerms')} legal="general-terms" />
      <TermsBox title={t('notes.formTerms')} text={texts['$form.terms']} />
      <TermsBox title={t('notes.collection')} {...statementOf(texts['$form.pics'])} />
      <fieldset id={AGREEMENTS_ID} className="choices agreements">
        <legend className="visually-hidden">{t('notes.agree.title')}</legend>
        {isMissing && (
          <p className="field-error" role="alert">
            {t('mandatory.agree')}
          </p>
        )}
        {needed.map((agreement) => (
          <div key={agreement} className="choice">
            <input
              id={`agree-${agreement}`}
              type="checkbox"
              checked={ticked.has(agreement)}
              aria-required="true"
              onChange={({ target }) => tick(agreement, target.checked)}
            />
            <label htmlFor={`agree-${agreement}`}>{t(`notes.agree.${agreement}`)}</label>
          </div>
        ))}
      </fieldset>
      <p className="quiet" role="status">
        {termsAcceptedAt !== undefined &&
          t('notes.agreedAt', { time: formatInstant(termsAcceptedAt, language) })}
      </p>
    </section>
  );
}

/** Returns the form's own collection statement, or the name of the general one. */
function statementOf(own: string | undefined): { text: string } | { legal: LegalText } {
  return own === undefined ? { legal: 'collection-statement' } : { text: own };
}
