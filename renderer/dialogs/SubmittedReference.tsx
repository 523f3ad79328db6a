import { useTranslation } from 'react-i18next';

/**
 * Renders the reference number of a submitted form, for dialogs that cover the page with the
 * number.
 */
export function SubmittedReference({ reference }: { readonly reference: string | undefined }) {
  const { t } = useTranslation('wizard');
  if (reference === undefined) return null;
  return (
    <p>
      {t('ack.reference')}
      <br />
      <strong className="figure">{reference}</strong>
    </p>
  );
}
