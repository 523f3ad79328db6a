import { METHOD_FIELD, methodName, type NamedMethod } from '#engine';
import { HAND_OVER } from '../../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import type { ScreenProps } from '../../wizard/state/Wizard.ts';

/**
 * Shows the payment method of a signed form, with a button to change the method. The wizard asks
 * before the signatures are removed.
 */
export function SignedMethod({ actor, store }: Pick<ScreenProps, 'actor' | 'store'>) {
  const words = useLazyTexts(HAND_OVER);
  const { language } = useLanguage();
  // The server has validated the answers, so the value is one of the form's methods.
  const method = store.get(METHOD_FIELD) as NamedMethod | undefined;
  return (
    <>
      {method !== undefined && (
        <p>
          <strong>{methodName(method, language)}</strong>
        </p>
      )}
      <p className="quiet">{words('method.signed')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => actor.send({ type: 'signatures.clear' })}
      >
        {words('method.change')}
      </button>
    </>
  );
}
