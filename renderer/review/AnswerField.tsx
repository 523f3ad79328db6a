import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewField } from '#engine';
import { wordsIn } from '../i18n/formWords.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { StruckText } from '../templates/StruckText.tsx';

/** Names of the groups and records around an answer, because labels repeat in every record. */
export const AroundContext = createContext<readonly string[]>([]);

interface AnswerFieldProps {
  readonly field: ReviewField;
  readonly onChange: ((pointer: string) => void) | undefined;
}

/**
 * Renders one question with its answer and its Change link. The text of the link includes the name
 * of the answer.
 */
export function AnswerField({ field, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const word = wordsIn(language);
  const around = useContext(AroundContext);
  const { pointer, label, lines, chinese, isFixed, isUncalculated, output } = field;
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={chinese ? 'zh' : undefined}>
        {lines.length === 0 ? (
          <span className="quiet">
            {t(isUncalculated ? 'review.notCalculated' : 'review.notProvided')}
          </span>
        ) : (
          lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer have no other key
            <span key={at} className="review-line">
              {line}
            </span>
          ))
        )}
        {output && (
          <span className="review-line">
            <StruckText
              parts={output}
              struckWords={[word('output.struckFrom'), word('output.struckTo')]}
            />
          </span>
        )}
      </dd>
      {onChange && !isFixed && (
        <dd className="no-print">
          <button type="button" className="button-link" onClick={() => onChange(pointer)}>
            {t('review.change')}{' '}
            <span className="visually-hidden">{[...around, label].join(word('name.joint'))}</span>
          </button>
        </dd>
      )}
    </div>
  );
}
