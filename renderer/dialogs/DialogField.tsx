import type { ReactNode } from 'react';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { wordsIn } from '../form/words.ts';
import { errorWords } from '../templates/fieldWords.tsx';

interface DialogFieldProps {
  /** Id of the input; those of help and error follow from it. */
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Label, help and error around one input of a dialog: the look of a form's field. The error is said
 * aloud when it comes: the input may have the focus already, and the page's live region is inert.
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

/** What an input of a `DialogField` says of itself. */
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
