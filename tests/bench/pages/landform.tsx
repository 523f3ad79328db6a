import { benchCase } from 'virtual:bench-case';
import { validator } from 'virtual:bench-validator';
import { createRoot, type Root } from 'react-dom/client';
import { createFormStore, type FieldError } from '#engine';
import { addWords, FormFields } from '#renderer';
import words from '../../../renderer/i18n/locales/en/form.json' with { type: 'json' };
import { start } from './clock.ts';

addWords('en', words);
const store = createFormStore(benchCase.plan, validator, {
  data: benchCase.formData,
  now: benchCase.now,
});

const messageText = ({ key, args }: FieldError) => [key, ...args].join(' ');

let root: Root | undefined;

function show(element: HTMLElement, stepId: string): void {
  root ??= createRoot(element);
  const step = benchCase.plan.steps.find(({ id }) => id === stepId);
  root.render(
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
    </form>,
  );
}

start({
  mount: (element) => show(element, benchCase.steps.first),
  switchStep: (element) => show(element, benchCase.steps.second),
});
