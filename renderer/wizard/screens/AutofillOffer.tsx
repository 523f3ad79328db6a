import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/useMessageText.ts';
import type { LoadedAutofill } from '../state/Autofill.ts';
import type { ScreenProps } from '../state/Wizard.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/**
 * Renders a button that fills in fields of a step with the identity app, and lists the filled
 * fields.
 */
export function AutofillOffer({ services, texts }: Pick<ScreenProps, 'services' | 'texts'>) {
  const { t } = useTranslation('wizard');
  const messageText = useMessageText();
  const open = useAutofill(services);
  const [isUnreachable, setUnreachable] = useState(false);
  const begin = () => {
    setUnreachable(false);
    services.autofill.begin(services).catch(() => setUnreachable(true));
  };
  return (
    <div className="autofill no-print">
      <p className="quiet">{t('autofill.lead')}</p>
      <button type="button" className="button" data-autofill onClick={begin}>
        {t('autofill.button')}
      </button>
      {isUnreachable && <p role="alert">{messageText({ key: 'connection', args: [] })}</p>}
      {open && <open.Status autofill={open} services={services} texts={texts} />}
    </div>
  );
}

/** Renders the autofill dialogs, once their code is loaded. */
export function AutofillDialogs({ actor, services }: Pick<ScreenProps, 'actor' | 'services'>) {
  const open = useAutofill(services);
  return open ? <open.Dialogs autofill={open} wizard={actor} /> : null;
}

function useAutofill({ autofill }: WizardServices): LoadedAutofill | undefined {
  return useSyncExternalStore(autofill.subscribe, autofill.get, autofill.get);
}
