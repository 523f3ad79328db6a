import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, Texts } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import type { ErrorLine } from '../dialogs/ValidationDialog.tsx';
import { answerName } from '../form/recordName.ts';
import { wordsIn } from '../form/words.ts';
import type { WizardServices } from './WizardServices.ts';

/** Path of the terms among the errors; no field of a form. */
export const TERMS_PATH = '/$terms';

/** Words for errors: of fields with their record, of signatures, of the terms. */
export function useErrorLines(
  { store, form }: WizardServices,
  texts: Texts,
  messageText: (error: FieldError) => string,
): (error: FieldError) => ErrorLine {
  const { t } = useTranslation(['wizard', 'signing']);
  const { language } = useLanguage();
  return useCallback(
    (error: FieldError) => {
      const id = `${error.path} ${error.key}`;
      if (error.path === TERMS_PATH) {
        return { id, label: t('notes.agree.title'), message: t('mandatory.agree') };
      }
      const signature = form.plan.signatures.find((each) => error.path === `/${each.id}`);
      if (signature) {
        const label = texts[`$signatures.${signature.id}.label`] ?? signature.id;
        return { id, label, message: t('signing:field.required') };
      }
      // A rule over the whole form, which only somebody else's schema has.
      if (error.path === '') return { id, label: '', message: t('problems.together') };
      const label = nameOf(() => answerName(store, error.path, texts, wordsIn(language)));
      return { id, label, message: messageText(error) };
    },
    [store, form, texts, messageText, language, t],
  );
}

/** The server may speak of something that this form does not show. */
function nameOf(name: () => string): string {
  try {
    return name();
  } catch {
    return '';
  }
}
