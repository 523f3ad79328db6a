import { SignedLines } from '../signing/SignedLines.tsx';
import { useHandOverWords } from '../signing/useHandOverWords.ts';
import type { ScreenProps } from './Wizard.ts';

/** Says on the review which signatures the form has, and that a change asks before it removes them. */
export function SignedSoFar({ context, texts }: Pick<ScreenProps, 'context' | 'texts'>) {
  const words = useHandOverWords();
  const { facts, signed } = context;
  if (signed.length === 0) return null;
  const fields = facts.signatures.filter(({ disabled }) => !disabled).map(({ id }) => id);
  return (
    <section className="notice" aria-labelledby="signed-so-far">
      <h2 id="signed-so-far">{words.title}</h2>
      <SignedLines fields={fields} signed={signed} texts={texts} />
      <p>{words.lead}</p>
    </section>
  );
}
