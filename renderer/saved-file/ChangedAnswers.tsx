import type { Texts } from '#engine';
import { filled } from '../i18n/filled.ts';
import { answerNames } from './answerNames.ts';
import type { AnswersOfVersion } from './answersOfVersion.ts';
import { useSavedFileWords } from './useSavedFileWords.ts';

interface ChangedAnswersProps {
  readonly account: Pick<AnswersOfVersion, 'changed' | 'reasons'>;
  readonly texts: Texts;
}

/** Names the answers that a newer version of the form changed, and says why it left others out. */
export function ChangedAnswers({ account, texts }: ChangedAnswersProps) {
  const words = useSavedFileWords();
  const names = answerNames(account.changed, texts);
  return (
    <>
      {names.length > 0 && <p>{filled(words.changed, { names: names.join(', ') })}</p>}
      {account.reasons.length > 0 && (
        <>
          <p>{words.leftOut}</p>
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
