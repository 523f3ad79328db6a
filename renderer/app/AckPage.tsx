import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';
import { anyRememberedPayment } from '../wizard/state/tabMemory.ts';

/**
 * Renders the page that the browser returns to after a payment in the same tab. The tab stores
 * which form was paid for. That form's page then waits for the result and shows its
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
