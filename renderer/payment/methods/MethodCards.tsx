import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { methodName, type OfferedMethod, PAYMENT_METHODS, type PaymentGatewayKey } from '#engine';
import { wordsIn } from '../../i18n/formWords.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { errorWords } from '../../templates/fieldWords.tsx';
import { MethodIcon } from './MethodIcon.tsx';

interface MethodCardsProps {
  readonly title: string;
  readonly methods: readonly OfferedMethod[];
  readonly chosen: PaymentGatewayKey | undefined;
  /** Whether the applicant pressed Pay without choosing a method. */
  readonly isMissing: boolean;
  readonly onChoose: (key: PaymentGatewayKey) => void;
  readonly ref: RefObject<HTMLFieldSetElement | null>;
}

/** Renders a radio card for each method. */
export function MethodCards({
  title,
  methods,
  chosen,
  isMissing,
  onChoose,
  ref,
}: MethodCardsProps) {
  const { t } = useTranslation('payment');
  const word = wordsIn(useLanguage().language);
  const hintId = useId();
  return (
    <fieldset ref={ref} className="payment-methods" aria-describedby={hintId}>
      <legend>{title}</legend>
      <div id={hintId} role="alert">
        {isMissing && <p className="field-error">{errorWords(t('payment_noMethod'), word)}</p>}
      </div>
      <div className="payment-cards">
        {methods.map((method) => (
          <MethodCard
            key={method.key}
            method={method}
            isChosen={method.key === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface MethodCardProps {
  readonly method: OfferedMethod;
  readonly isChosen: boolean;
  readonly onChoose: (key: PaymentGatewayKey) => void;
}

function MethodCard({ method, isChosen, onChoose }: MethodCardProps) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { flow, icon } = PAYMENT_METHODS[method.key];
  return (
    <label className="payment-card">
      <input
        type="radio"
        name="payment-method"
        value={method.key}
        checked={isChosen}
        onChange={() => onChoose(method.key)}
      />
      <span className="payment-card-words">
        {methodName(method.key, language)}
        {flow === 'qr' && <span className="payment-card-hint">{t('method.fps.hint')}</span>}
      </span>
      <MethodIcon name={icon} />
    </label>
  );
}
