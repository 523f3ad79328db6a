import type { SubmissionType, Texts } from '#engine';
import { useSignedWords } from './useSignedWords.ts';
import type { ScreenProps } from './Wizard.ts';

interface StillToSignProps extends Pick<ScreenProps, 'context'> {
  readonly texts: Texts;
}

/** Names the signatures that are still to be made once the form is completed or submitted. */
export function StillToSign({ context, texts }: StillToSignProps) {
  const words = useSignedWords();
  const fields = context.acknowledgement?.signLaterFields ?? [];
  if (fields.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="still-to-sign">
      <h2 id="still-to-sign">{words.toSign}</h2>
      <ul>
        {fields.map((id) => (
          <li key={id}>{texts[`$signatures.${id}.label`] ?? id}</li>
        ))}
      </ul>
      <p>{words[WHAT_TO_DO[context.facts.submissionType]]}</p>
    </section>
  );
}

const WHAT_TO_DO = {
  ALLOW_ESUBM: 'toSignOnline',
  SIGN_ONLY: 'toSignOnly',
  OFFLINE_SUBM: 'toSignPaper',
  NO_ESUBM: 'toSignPaper',
} as const satisfies Readonly<Record<SubmissionType, string>>;
