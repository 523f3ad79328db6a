import { useCallback, useSyncExternalStore } from 'react';
import { isSwitchedOff, type Language, offersAutofill, type Plan } from '#engine';
import { AddressLookupContext } from '../../fields/address/AddressLookup.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { NextStepPreloader } from '../../form/preload/NextStepPreloader.tsx';
import { FieldMarksContext } from '../../form-context/FieldMarks.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';
import { ElectronicChequeReaderContext } from '../../widgets/e-cheque/ElectronicCheque.ts';
import type { ScreenProps } from '../state/Wizard.ts';
import { AutofillOffer } from './AutofillOffer.tsx';
import { RunningTotal } from './RunningTotal.tsx';

/** Renders one of the form's own steps: its fields in order. */
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
  // Clearing a step also resets the state outside the answers, such as a partial text or an offer
  // to undo.
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
        <NextStepPreloader current={screen.id} next={ownStepAfter(context)}>
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
        </NextStepPreloader>
      </ElectronicChequeReaderContext>
      {isCharged(plan, fields) && <RunningTotal amountCents={context.facts.amountCents} />}
    </AddressLookupContext>
  );
}

/**
 * Returns the pointers of a step's fields. Returns the same array each time, because a new array
 * would make the fields render again.
 */
function fieldsOf({ steps }: Plan, stepId: string): readonly string[] {
  return steps.find(({ id }) => id === stepId)?.fields ?? NO_FIELDS;
}

const NO_FIELDS: readonly string[] = [];

function ownStepAfter({ screens, screenIndex }: ScreenProps['context']): string | undefined {
  const after = screens[screenIndex + 1];
  return after?.kind === 'own' ? after.id : undefined;
}

/**
 * Checks whether a step contains a list with a fee per row. The running total then appears below
 * the fields.
 */
function isCharged({ payment }: Plan, fields: readonly string[]): boolean {
  return payment?.items.some(({ each }) => each !== undefined && fields.includes(each)) ?? false;
}
