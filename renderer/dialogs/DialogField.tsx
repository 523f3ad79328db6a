import type { ReactNode } from 'react';
import { wordsIn } from '../i18n/formWords.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { errorWords } from '../templates/fieldWords.tsx';

interface DialogFieldProps {
  /** Id of the input; the ids of help and error are derived from it. */
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders label, help and error around one input of a dialog, in the style of a form's field. A new
 * error is an alert, because the input may already have the focus and the page's live region is
 * inert.
 */
export function DialogField({ id, label, help, error, children }: DialogFieldProps) {
  const word = wordsIn(useLanguage().language);
  return (
    <div className={error === undefined ? 'field' : 'field field-wrong'}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      {help !== undefined && (
        <div id={`${id}-help`} className="field-help">
          {help}
        </div>
      )}
      {error !== undefined && (
        <div id={`${id}-error`} className="field-error" role="alert">
          {errorWords(error, word)}
        </div>
      )}
      {children}
    </div>
  );
}

/** Returns the ARIA attributes of an input in a `DialogField`. */
export function fieldAttributes({
  id,
  help,
  error,
}: Pick<DialogFieldProps, 'id' | 'help' | 'error'>) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  };
}
