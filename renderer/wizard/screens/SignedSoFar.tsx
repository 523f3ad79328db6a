import { HAND_OVER } from '../../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { SignedLines } from '../../signing/SignedLines.tsx';
import type { ScreenProps } from '../state/Wizard.ts';

/**
 * Lists the form's signatures on the review. Explains that the wizard asks before a change removes
 * them.
 */
export function SignedSoFar({ context, texts }: Pick<ScreenProps, 'context' | 'texts'>) {
  const words = useLazyTexts(HAND_OVER);
  const { facts, signed } = context;
  if (signed.length === 0) return null;
  const fields = facts.signatures.filter(({ disabled }) => !disabled).map(({ id }) => id);
  return (
    <section className="notice" aria-labelledby="signed-so-far">
      <h2 id="signed-so-far">{words('title')}</h2>
      <SignedLines fields={fields} signed={signed} texts={texts} />
      <p>{words('lead')}</p>
    </section>
  );
}
