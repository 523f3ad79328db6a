import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { CAPTCHA_LENGTH, type captchaMachine } from '#engine';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogField, fieldAttributes } from '../dialogs/DialogField.tsx';
import { CaptchaSounds } from './CaptchaSounds.tsx';

interface CaptchaDialogProps {
  readonly actor: ActorRefFrom<typeof captchaMachine>;
}

/**
 * Asks for the four characters of a picture or of its four audio clips. The server checks the
 * answer with the next call. After a wrong answer, the dialog opens again with the reason.
 */
export function CaptchaDialog({ actor }: CaptchaDialogProps) {
  const { t } = useTranslation(['wizard', 'errors', 'common']);
  const { challenge, answer, errorKey } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const field = {
    id,
    help: t('captcha.hint'),
    error: errorKey && errorKey !== 'captchaLoadFailed' ? t(`errors:${errorKey}`) : undefined,
  };

  // After an error, the focus moves to the input.
  useEffect(() => {
    if (errorKey !== 'captchaLoadFailed') box.current?.focus();
  }, [errorKey]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.current?.focus();
    actor.send({ type: 'submit' });
  };
  return (
    <Dialog title={t('captcha.title')} onClose={() => actor.send({ type: 'cancel' })}>
      <p>{t('captcha.lead')}</p>
      <form noValidate onSubmit={submit}>
        <div className="captcha-picture">
          {challenge && <img src={challenge.image} alt={t('captcha.image')} />}
          {isLoading && <p role="status">{t('common:loading')}</p>}
          {errorKey === 'captchaLoadFailed' && !isLoading && <LoadFailed actor={actor} />}
        </div>
        {challenge && <CaptchaSounds key={`sounds ${challenge.secret}`} clips={challenge.audio} />}
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => actor.send({ type: 'refresh' })}
          >
            {t('captcha.newPicture')}
          </button>
        </p>
        <p className="visually-hidden" role="status" key={challenge?.secret}>
          {challenge && t('captcha.new')}
        </p>
        <DialogField {...field} label={t('captcha.answer')}>
          <input
            ref={box}
            {...fieldAttributes(field)}
            className="input captcha-answer"
            data-autofocus
            value={answer}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required="true"
            onChange={({ target }) =>
              actor.send({
                type: 'answer.changed',
                answer: [...target.value].slice(0, CAPTCHA_LENGTH * 2).join(''),
              })
            }
          />
        </DialogField>
        <div className="button-row">
          <button type="submit" className="button button-primary">
            {t('common:button.continue')}
          </button>
          <button type="button" className="button" onClick={() => actor.send({ type: 'cancel' })}>
            {t('common:button.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function LoadFailed({ actor }: CaptchaDialogProps) {
  const { t } = useTranslation('wizard');
  return (
    <p role="alert">
      {t('captcha.failed')}{' '}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => actor.send({ type: 'retry' })}
      >
        {t('captcha.retry')}
      </button>
    </p>
  );
}
