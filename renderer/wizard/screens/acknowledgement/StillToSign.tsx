import type { SubmissionType, Texts } from '#engine';
import { SIGNED_FORM } from '../../../i18n/lazy/signedForm.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import type { ScreenProps } from '../../state/Wizard.ts';

interface StillToSignProps extends Pick<ScreenProps, 'context'> {
  readonly texts: Texts;
}

/** Lists the signatures that are missing after the form is completed or submitted. */
export function StillToSign({ context, texts }: StillToSignProps) {
  const words = useLazyTexts(SIGNED_FORM);
  const fields = context.acknowledgement?.signLaterFields ?? [];
  if (fields.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="still-to-sign">
      <h2 id="still-to-sign">{words('toSign')}</h2>
      <ul>
        {fields.map((id) => (
          <li key={id}>{texts[`$signatures.${id}.label`] ?? id}</li>
        ))}
      </ul>
      <p>{words(WHAT_TO_DO[context.facts.submissionType])}</p>
    </section>
  );
}

const WHAT_TO_DO = {
  ALLOW_ESUBM: 'toSignOnline',
  SIGN_ONLY: 'toSignOnly',
  OFFLINE_SUBM: 'toSignPaper',
  NO_ESUBM: 'toSignPaper',
} as const satisfies Readonly<Record<SubmissionType, string>>;
