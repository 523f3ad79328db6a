import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#engine';
import { DialogField, fieldAttributes } from '../dialogs/DialogField.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { ChildActor } from '../wizard/state/childActors.ts';

interface IdentityNumberFormProps {
  readonly actor: ChildActor<'identity'>;
  /** Validation errors of the number. */
  readonly faults: readonly FieldError[];
  readonly isWorking: boolean;
}

/** Asks for the signer's identity card number. */
export function IdentityNumberForm({ actor, faults, isWorking }: IdentityNumberFormProps) {
  const { t } = useTranslation(['signing', 'common']);
  const messageText = useMessageText();
  const box = useRef<HTMLInputElement>(null);
  const [fault] = faults;
  const isMissing = fault?.key === 'validation_required';
  const field = {
    id: `${useId()}-number`,
    help: t('identity.numberHint'),
    error: fault && (isMissing ? t('identity.numberRequired') : messageText(fault)),
  };

  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    actor.send({ type: 'number.given', idNumber: box.current?.value ?? '' });
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>{t('identity.lead')}</p>
      <DialogField {...field} label={t('identity.number')}>
        <input
          {...fieldAttributes(field)}
          ref={box}
          className="input width-s"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required="true"
          data-autofocus
          disabled={isWorking}
        />
      </DialogField>
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={isWorking}>
          {t('identity.continue')}
        </button>
        {!isWorking && (
          <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
            {t('common:button.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
