import { useCallback, useMemo } from 'react';
import type { Language, Plan } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { RunningTotal } from './RunningTotal.tsx';
import type { ScreenProps } from './Wizard.ts';

/** One of the form's own steps: its fields in order. */
export function FormStep(props: ScreenProps) {
  const { context, screen, services, store, texts, messageText } = props;
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
    <>
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
    </>
  );
}

/** The step holds a list that is charged row by row: its running total shows under it. */
function isCharged({ payment }: Plan, fields: readonly string[]): boolean {
  return payment?.items.some(({ each }) => each !== undefined && fields.includes(each)) ?? false;
}
