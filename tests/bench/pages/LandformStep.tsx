import { benchCase } from 'virtual:bench-case';
import { validator } from 'virtual:bench-validator';
import { useEffect } from 'react';
import { createFormStore, type FieldError } from '#engine';
import { addWords, FormFields } from '#renderer';
import words from '../../../renderer/i18n/locales/en/form.json' with { type: 'json' };

addWords('en', words);
const store = createFormStore(benchCase.plan, validator, {
  data: benchCase.formData,
  now: benchCase.now,
});

const messageText = ({ key, args }: FieldError) => [key, ...args].join(' ');

interface LandformStepProps {
  readonly stepId: string;
  /** Told once the page listens. */
  readonly onShown?: () => void;
}

/** One step of a form as the portal shows it, without the portal around it. */
export function LandformStep({ stepId, onShown }: LandformStepProps) {
  const step = benchCase.plan.steps.find(({ id }) => id === stepId);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <form
      key={stepId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store.validateSteps([stepId]);
      }}
    >
      <FormFields
        store={store}
        texts={benchCase.texts}
        language="en"
        messageText={messageText}
        pointers={step?.fields ?? []}
      />
      <button type="submit">Submit</button>
    </form>
  );
}
