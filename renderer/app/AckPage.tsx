import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';
import { anyRememberedPayment } from '../wizard/state/tabMemory.ts';

/**
 * Renders the page to which the browser returns after a payment in the same tab. If the tab has
 * stored a payment, redirects to the page of its form. That page waits for the result and shows the
 * acknowledgement.
 */
export function AckPage() {
  const { t } = useTranslation(['common', 'wizard']);
  useDocumentTitle([t('wizard:step.acknowledgement')]);
  useEffect(() => {
    const payment = anyRememberedPayment();
    if (payment) window.location.replace(`/form/${payment.formCode}${window.location.search}`);
  }, []);
  return (
    <Page>
      <h1>{t('wizard:step.acknowledgement')}</h1>
      <p>{t('ackPage.body')}</p>
      <p>
        <ReturnLink />
      </p>
    </Page>
  );
}
