import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DraftChoice,
  draftChoice,
  onDraftChoice,
  rememberDraftChoice,
} from './draftMemory.ts';

const CHOICES: readonly DraftChoice[] = ['tab', 'device', 'shared'];

/**
 * Renders the section of the notes page that explains how this device stores answers. The applicant
 * can choose the storage.
 */
export function DraftChoiceField() {
  const { t } = useTranslation('wizard');
  // A prerendered page has no access to the storage of this browser.
  const [chosen, setChosen] = useState<DraftChoice>('tab');
  useEffect(() => {
    const follow = () => setChosen(draftChoice());
    follow();
    return onDraftChoice(follow);
  }, []);
  return (
    <section className="section" aria-labelledby="notes-draft">
      <h2 id="notes-draft" className="section-title">
        {t('draft.title')}
      </h2>
      <div className="prose">
        <p>{t('draft.lead')}</p>
        <p>{t('draft.until')}</p>
        <p>{t('draft.payment')}</p>
      </div>
      <fieldset className="choices">
        <legend className="visually-hidden">{t('draft.legend')}</legend>
        {CHOICES.map((choice) => (
          <div key={choice} className="choice">
            <input
              id={`draft-${choice}`}
              type="radio"
              name="draft"
              checked={chosen === choice}
              onChange={() => rememberDraftChoice(choice)}
            />
            <label htmlFor={`draft-${choice}`}>{t(`draft.choice.${choice}`)}</label>
          </div>
        ))}
      </fieldset>
    </section>
  );
}
