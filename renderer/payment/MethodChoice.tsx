import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { methodName, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { ChosenMethod } from './ChosenMethod.tsx';
import { ListButtons } from './ListButtons.tsx';
import { MethodCards } from './MethodCards.tsx';
import type { PaymentActor } from './PaymentDialog.tsx';
import { WithheldNotes } from './WithheldNotes.tsx';
import { toldEntries } from './withheldEntries.ts';

interface MethodChoiceProps {
  readonly actor: PaymentActor;
  /** A payment was begun before: the choice of the review is open again. */
  readonly isOpenAgain: boolean;
}

/** The choice of the review, or the list to choose from. */
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
  // Of several cards nobody chooses one for the applicant.
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
        <WithheldNotes withheld={toldEntries(withheld)} />
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

/** Whether another method than that of the review is chosen; what came in the place of a button has the focus. */
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
