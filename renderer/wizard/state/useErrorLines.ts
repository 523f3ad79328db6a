import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, Texts } from '#engine';
import type { ErrorLine } from '../../dialogs/ValidationDialog.tsx';
import { answerName } from '../../form-context/recordName.ts';
import { wordsIn } from '../../i18n/formWords.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import type { WizardServices } from './WizardServices.ts';

/** Path of an error about the terms. No field of a form has this path. */
export const TERMS_PATH = '/$terms';

/**
 * Returns a function that describes an error: of a field with its record, of a signature, or of the
 * terms.
 */
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
      // A rule about the whole form.
      if (error.path === '') {
        const isPlain = error.key === 'validation_invalid';
        return { id, label: '', message: isPlain ? t('problems.together') : messageText(error) };
      }
      const label = nameOf(() => answerName(store, error.path, texts, wordsIn(language)));
      return { id, label, message: messageText(error) };
    },
    [store, form, texts, messageText, language, t],
  );
}

/**
 * Returns a name, or an empty label for a field that this form does not contain. The server may
 * report such a field.
 */
function nameOf(name: () => string): string {
  try {
    return name();
  } catch {
    return '';
  }
}
