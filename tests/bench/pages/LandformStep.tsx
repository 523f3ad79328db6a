import { benchCase } from 'virtual:bench-case';
import { tests } from 'virtual:bench-conditions';
import { useEffect } from 'react';
import { type FieldError, openFormStore } from '#engine';
import { addWords, FormFields, NextStepPreloader, startValidation } from '#renderer';
import words from '../../../renderer/i18n/locales/en/form.json' with { type: 'json' };

// These rules replace i18next's rules, which are part of the portal around a form.
addWords('en', words, {
  fill: (text, args) => text.replace(/\{(\w+)\}/g, (place, name) => String(args[name] ?? place)),
  pluralSuffix: (_, count) => (count === 1 ? '_one' : '_other'),
});
const store = openFormStore(
  benchCase.plan,
  { tests },
  {
    data: benchCase.formData,
    now: benchCase.now,
  },
);

/** Loads the validator after the page has mounted, as the portal does. */
async function attachFormValidator(): Promise<void> {
  if (store.hasValidator()) return;
  const [{ createFormValidator }, validator] = await Promise.all([
    import('../../../renderer/api/formValidator.ts'),
    import('virtual:bench-validator'),
  ]);
  startValidation(store, createFormValidator(validator));
}

/** Names of the inputs whose answers have a subscriber on the page. */
export const followed = new Set<string>();
const subscribe = store.subscribe.bind(store);
store.subscribe = (pointer, facet, ...rest) => {
  // The page around a field also subscribes to the field's visibility. Only a subscription to the
  // value shows that the field is hydrated.
  if (facet === 'value') followed.add(`f${pointer.replaceAll('/', '-')}`);
  return subscribe(pointer, facet, ...rest);
};

const { first, second } = benchCase.steps;
const fieldsOf = (stepId: string) =>
  benchCase.plan.steps.find(({ id }) => id === stepId)?.fields ?? [];
const messageText = ({ key, args }: FieldError) => [key, ...args].join(' ');

interface LandformStepProps {
  readonly stepId: string;
}

/** One step of a form as the portal shows it, without the portal around it. */
export function LandformStep({ stepId }: LandformStepProps) {
  useEffect(() => void attachFormValidator(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (store.hasValidator()) store.validateSteps([stepId]);
        else void attachFormValidator().then(() => store.validateSteps([stepId]));
      }}
    >
      <NextStepPreloader current={stepId} next={stepId === first ? second : undefined}>
        {(id) => (
          <FormFields
            store={store}
            texts={benchCase.texts}
            language="en"
            messageText={messageText}
            pointers={fieldsOf(id)}
          />
        )}
      </NextStepPreloader>
      <button type="submit">Submit</button>
    </form>
  );
}
