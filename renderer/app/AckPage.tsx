import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { anyRememberedPayment } from '../wizard/sittingMemory.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/**
 * Where a payment returns to when the whole browser was sent away. The tab knows which form was
 * paid for: the form goes on with it, waits for the result and shows its acknowledgement.
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
