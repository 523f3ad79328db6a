import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AutofillOutcome, FormStore, Texts } from '#engine';
import { type LazyWord, lazyWordsIn } from '../form-context/lazyWords.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import type { AutofillStatusProps } from '../wizard/state/Autofill.ts';

/**
 * Reports the progress and the result of autofill in a live region. Notifies the idle machine that
 * the step is shown, so that it can fill in after a return from the app.
 */
export function AutofillStatus({ autofill, services, texts }: AutofillStatusProps) {
  const { actor } = autofill;
  const { language } = useLanguage();
  const word = lazyWordsIn(language);
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isFilling = useSelector(actor, ({ tags }) => tags.has('filling'));
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  useEffect(() => {
    if (isIdle) actor.send({ type: 'step.shown' });
  }, [actor, isIdle]);
  return (
    <div role="status" className="autofill-status">
      {isFilling && (
        <p>
          <span className="spinner spinner-small" aria-hidden="true" />
          {word('autofill.filling')}
        </p>
      )}
      {!isFilling &&
        outcome &&
        linesOf(outcome, services.store, texts, word).map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

function linesOf(
  { filled, missed, kept }: AutofillOutcome,
  store: FormStore,
  texts: Texts,
  word: LazyWord,
): readonly string[] {
  const names = (pointers: readonly string[]) => namesOf(pointers, store, texts, word);
  const lines = [
    filled.length > 0
      ? word('autofill.filled', { fields: names(filled) })
      : word('autofill.nothing'),
    missed.length > 0 ? word('autofill.missed', { fields: names(missed) }) : undefined,
    kept.length > 0 ? word('autofill.kept', { fields: names(kept) }) : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

/**
 * Returns the names of the fields of `manifest.autofill` to which the pointers belong. An address
 * counts as one field.
 */
function namesOf(
  pointers: readonly string[],
  store: FormStore,
  texts: Texts,
  word: LazyWord,
): string {
  const fields = Object.values(store.plan.manifest.autofill ?? {});
  const shownFields = fields.filter((field) =>
    pointers.some((pointer) => pointer === field || pointer.startsWith(`${field}/`)),
  );
  const names = shownFields.map((field) => texts[`${store.node(field).textKey}.label`] ?? field);
  return names.join(word('autofill.joint'));
}
