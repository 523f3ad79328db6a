import { benchCase } from 'virtual:bench-case';
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot, type Root } from 'react-dom/client';
import type { BenchModel } from '../BenchModel.ts';
import { start } from './clock.ts';
import { stockSchema, stockUi } from './stockSchema.ts';

let root: Root | undefined;

/** The schemas of each step, created once: new objects would defeat RJSF's memoisation. */
const made = new Map<BenchModel, { readonly schema: RJSFSchema; readonly ui: UiSchema }>();

function show(element: HTMLElement, model: BenchModel, key: string): void {
  root ??= createRoot(element);
  const parts = made.get(model) ?? { schema: stockSchema(model), ui: stockUi(model) };
  made.set(model, parts);
  root.render(
    <Form
      key={key}
      schema={parts.schema}
      uiSchema={parts.ui}
      initialFormData={benchCase.flatData}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      onError={() => undefined}
    />,
  );
}

start({
  mount: (element) => show(element, benchCase.models.first, 'first'),
  switchStep: (element) => show(element, benchCase.models.second, 'second'),
});
