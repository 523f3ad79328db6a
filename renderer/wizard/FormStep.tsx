import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, offersAutofill, type Plan } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { AddressLookupContext } from '../fields/address/AddressLookup.ts';
import { FormFields } from '../form/FormFields.tsx';
import { RunningTotal } from './RunningTotal.tsx';
import type { ScreenProps } from './Wizard.ts';

/** One of the form's own steps: its fields in order. */
export function FormStep(props: ScreenProps) {
  const { context, screen, services, store, texts, messageText } = props;
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const fields = useMemo(
    () => services.form.plan.steps.find(({ id }) => id === screen.id)?.fields ?? [],
    [services.form.plan, screen.id],
  );
  const textsIn = useCallback(
    async (other: Language) => {
      await services.form.fetchTexts(other);
      return services.form.textsIn(other);
    },
    [services.form],
  );
  return (
    <AddressLookupContext value={services.lookup}>
      {offersAutofill(services.form.plan.manifest, screen.id) && !services.autofill.isAvailable && (
        <p className="quiet no-print">{t('autofill.notAvailable')}</p>
      )}
      <FormFields
        key={screen.id}
        store={store}
        texts={texts}
        language={language}
        textsIn={textsIn}
        messageText={messageText}
        pointers={fields}
      />
      {isCharged(services.form.plan, fields) && (
        <RunningTotal amountCents={context.facts.amountCents} />
      )}
    </AddressLookupContext>
  );
}

/** The step holds a list that is charged row by row: its running total shows under it. */
function isCharged({ payment }: Plan, fields: readonly string[]): boolean {
  return payment?.items.some(({ each }) => each !== undefined && fields.includes(each)) ?? false;
}
