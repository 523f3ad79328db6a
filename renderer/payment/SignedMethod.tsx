import { METHOD_FIELD, methodName, type NamedMethod } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { useHandOverWords } from '../signing/useHandOverWords.ts';
import type { ScreenProps } from '../wizard/Wizard.ts';

/** The payment method of a form that is signed: to change it asks before the signatures go. */
export function SignedMethod({ actor, store }: Pick<ScreenProps, 'actor' | 'store'>) {
  const words = useHandOverWords();
  const { language } = useLanguage();
  // The server took the answers over, so that it is one of the form's methods.
  const method = store.get(METHOD_FIELD) as NamedMethod | undefined;
  return (
    <>
      {method !== undefined && (
        <p>
          <strong>{methodName(method, language)}</strong>
        </p>
      )}
      <p className="quiet">{words['method.signed']}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => actor.send({ type: 'signatures.clear' })}
      >
        {words['method.change']}
      </button>
    </>
  );
}
