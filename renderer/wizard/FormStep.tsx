import { useCallback, useSyncExternalStore } from 'react';
import { isSwitchedOff, type Language, offersAutofill, type Plan } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { AddressLookupContext } from '../fields/address/AddressLookup.ts';
import { ElectronicChequeReaderContext } from '../form/ElectronicCheque.ts';
import { FieldMarksContext } from '../form/FieldMarks.ts';
import { FormFields } from '../form/FormFields.tsx';
import { StepsAhead } from '../form/StepsAhead.tsx';
import { AutofillOffer } from './AutofillOffer.tsx';
import { RunningTotal } from './RunningTotal.tsx';
import type { ScreenProps } from './Wizard.ts';

/** One of the form's own steps: its fields in order. */
export function FormStep(props: ScreenProps) {
  const { context, screen, services, store, texts, messageText } = props;
  const { language } = useLanguage();
  const { features, identityOff } = usePortal().config;
  const hasIdentityApp = features.includes('identityApp');
  const { plan } = services.form;
  const mayFillIn = hasIdentityApp && !isSwitchedOff(identityOff.autofill, services.form.now());
  const fields = fieldsOf(plan, screen.id);
  const clearings = () => store.clearings();
  const follow = useCallback((listener: () => void) => store.subscribeAll(listener), [store]);
  // What the page keeps beside the answers is cleared with them: half a text, an offer to undo.
  const cleared = useSyncExternalStore(follow, clearings, clearings);
  const textsIn = useCallback(
    async (other: Language) => {
      await services.form.fetchTexts(other);
      return services.form.textsIn(other);
    },
    [services.form],
  );
  return (
    <AddressLookupContext value={services.lookup}>
      {mayFillIn && offersAutofill(plan.manifest, screen.id) && (
        <AutofillOffer services={services} texts={texts} />
      )}
      <ElectronicChequeReaderContext value={services.readCheque}>
        <StepsAhead current={screen.id} next={ownStepAfter(context)}>
          {(id) => (
            <FieldMarksContext value={hasIdentityApp ? services.autofill.marks : undefined}>
              <FormFields
                key={cleared}
                store={store}
                texts={texts}
                language={language}
                textsIn={textsIn}
                messageText={messageText}
                pointers={fieldsOf(plan, id)}
              />
            </FieldMarksContext>
          )}
        </StepsAhead>
      </ElectronicChequeReaderContext>
      {isCharged(plan, fields) && <RunningTotal amountCents={context.facts.amountCents} />}
    </AddressLookupContext>
  );
}

/** The same list always: a step's fields are drawn anew for another one. */
function fieldsOf({ steps }: Plan, stepId: string): readonly string[] {
  return steps.find(({ id }) => id === stepId)?.fields ?? NO_FIELDS;
}

const NO_FIELDS: readonly string[] = [];

function ownStepAfter({ screens, screenIndex }: ScreenProps['context']): string | undefined {
  const after = screens[screenIndex + 1];
  return after?.kind === 'own' ? after.id : undefined;
}

/** The step holds a list that is charged row by row: its running total shows under it. */
function isCharged({ payment }: Plan, fields: readonly string[]): boolean {
  return payment?.items.some(({ each }) => each !== undefined && fields.includes(each)) ?? false;
}
