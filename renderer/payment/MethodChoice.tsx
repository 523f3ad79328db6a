import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { methodName, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { ListButtons } from './ListButtons.tsx';
import { ChosenMethod } from './methods/ChosenMethod.tsx';
import { MethodCards } from './methods/MethodCards.tsx';
import { WithheldNotes } from './methods/WithheldNotes.tsx';
import { announcedEntries } from './methods/withheldEntries.ts';
import type { PaymentActor } from './PaymentActor.ts';

interface MethodChoiceProps {
  readonly actor: PaymentActor;
  /** Whether a payment was started before, so that the choice of the review is open again. */
  readonly isOpenAgain: boolean;
}

/** Renders the method chosen on the review, or the list of methods. */
export function MethodChoice({ actor, isOpenAgain }: MethodChoiceProps) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { offered, withheld, method, preferred, chooseHint } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const { isChanging, setChanging, cards, change } = useChanging(isOpenAgain);
  const isOf = (key: OfferedMethod['key']) => PAYMENT_METHODS[key].id === preferred;
  const wanted = offered.filter(({ key }) => isOf(key));
  const isAsked = isChanging || wanted.length === 0;
  // If the review's method covers several cards, no card is preselected.
  const only = wanted.length === 1 ? wanted[0] : undefined;
  const gone = isChanging || wanted.length > 0 ? undefined : withheld.find(({ key }) => isOf(key));
  const choose = (key: OfferedMethod['key']) => actor.send({ type: 'method.chosen', method: key });
  const cardsOf = (title: string, methods: readonly OfferedMethod[]) => (
    <MethodCards
      ref={cards}
      title={title}
      methods={methods}
      chosen={method}
      isMissing={chooseHint}
      onChoose={choose}
    />
  );
  if (isAsked) {
    const back = () => {
      if (only) choose(only.key);
      setChanging(false);
    };
    return (
      <>
        {gone && (
          <p className="notice notice-warning">
            {t('chosenGone', { method: methodName(gone.key, language) })}
          </p>
        )}
        {cardsOf(t('chooseMethod'), offered)}
        <WithheldNotes withheld={announcedEntries(withheld)} />
        <ListButtons actor={actor} onBack={only && isChanging ? back : undefined} />
      </>
    );
  }
  return (
    <div className="payment-choice">
      {only ? <ChosenMethod method={only} /> : cardsOf(t('chooseCard'), wanted)}
      <button
        ref={change}
        type="button"
        className="button button-quiet"
        onClick={() => setChanging(true)}
      >
        {t('changeMethod')}
      </button>
    </div>
  );
}

/**
 * Tracks whether the applicant is changing the method. Moves the focus to the element that replaced
 * the pressed button.
 */
function useChanging(isOpenAgain: boolean) {
  const [isChanging, setChanging] = useState(isOpenAgain);
  const cards = useRef<HTMLFieldSetElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const before = useRef(isChanging);
  useEffect(() => {
    if (before.current === isChanging) return;
    before.current = isChanging;
    const radios = [...(cards.current?.querySelectorAll('input') ?? [])];
    const chosen = radios.find(({ checked }) => checked) ?? radios[0];
    (isChanging ? chosen : change.current)?.focus();
  }, [isChanging]);
  return { isChanging, setChanging, cards, change };
}
