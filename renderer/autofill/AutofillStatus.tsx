import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AutofillOutcome, FormStore, Texts } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { type LateWord, lateWordsIn } from '../form/lateWords.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import type { OpenAutofill } from './openAutofill.ts';

interface AutofillStatusProps {
  readonly autofill: Pick<OpenAutofill, 'actor'>;
  readonly services: Pick<WizardServices, 'store'>;
  readonly texts: Texts;
}

/** Tells what filling in does and did, in a live region. An applicant from the app is served at once. */
export function AutofillStatus({ autofill, services, texts }: AutofillStatusProps) {
  const { actor } = autofill;
  const { language } = useLanguage();
  const word = lateWordsIn(language);
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
  word: LateWord,
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

/** Names the fields of the manifest, an address as a whole. */
function namesOf(
  pointers: readonly string[],
  store: FormStore,
  texts: Texts,
  word: LateWord,
): string {
  const fields = Object.values(store.plan.manifest.autofill ?? {});
  const meant = fields.filter((field) =>
    pointers.some((pointer) => pointer === field || pointer.startsWith(`${field}/`)),
  );
  const names = meant.map((field) => texts[`${store.node(field).textKey}.label`] ?? field);
  return names.join(word('autofill.joint'));
}
