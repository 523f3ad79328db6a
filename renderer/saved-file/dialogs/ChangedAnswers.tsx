import type { Texts } from '#engine';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { answerNames } from '../answerNames.ts';
import type { AnswersOfVersion } from '../answersOfVersion.ts';

interface ChangedAnswersProps {
  readonly account: Pick<AnswersOfVersion, 'changed' | 'reasons'>;
  readonly texts: Texts;
}

/**
 * Lists the answers that a newer version of the form changed, and explains why it omitted others.
 */
export function ChangedAnswers({ account, texts }: ChangedAnswersProps) {
  const words = useLazyTexts(SAVED_FILE);
  const names = answerNames(account.changed, texts);
  return (
    <>
      {names.length > 0 && <p>{words('changed', { names: names.join(', ') })}</p>}
      {account.reasons.length > 0 && (
        <>
          <p>{words('leftOut')}</p>
          <ul className="dialog-list">
            {account.reasons.map((reason) => (
              <li key={reason}>{texts[reason] ?? reason}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
