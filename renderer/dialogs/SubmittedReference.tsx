import { useTranslation } from 'react-i18next';

/** Renders the number of a submitted form, where a dialog covers the page that shows it. */
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
