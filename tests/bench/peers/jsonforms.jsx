import { benchCase } from 'virtual:bench-case';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '../pages/clock.ts';
import { stockSchema } from '../pages/stockSchema.ts';

let root;

/** Renders the form. JSON Forms validates every change, and shows errors after the first submit. */
function Page({ model }) {
  const [data, setData] = useState(benchCase.flatData);
  const [mode, setMode] = useState('ValidateAndHide');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMode('ValidateAndShow');
      }}
    >
      <JsonForms
        schema={schemaOf(model)}
        uischema={layoutOf(model)}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={mode}
        onChange={({ data: next }) => setData(next)}
      />
      <button type="submit">Submit</button>
    </form>
  );
}

const made = new Map();

/** Creates an object once per model, because JSON Forms compiles each new schema object. */
function once(kind, model, make) {
  const key = `${kind}:${JSON.stringify(model.sections.map((each) => each.title))}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key);
}

const schemaOf = (model) => once('schema', model, () => stockSchema(model, true));

const layoutOf = (model) =>
  once('layout', model, () => ({
    type: 'VerticalLayout',
    elements: [
      ...model.sections.map(({ key, title, fields }) => ({
        type: 'Group',
        label: title,
        elements: fields.map((field) => control(field, `#/properties/${key}/properties/`)),
      })),
      ...(model.list ? [{ type: 'Control', scope: `#/properties/${model.list.key}` }] : []),
    ],
  }));

function control({ key, kind, when }, at) {
  return {
    type: 'Control',
    scope: `${at}${key}`,
    ...(kind === 'radio' ? { options: { format: 'radio' } } : {}),
    ...(when
      ? {
          rule: {
            effect: 'SHOW',
            condition: { scope: `${at}${when.key}`, schema: { enum: when.values } },
          },
        }
      : {}),
  };
}

function show(element, model, key) {
  root ??= createRoot(element);
  root.render(<Page key={key} model={model} />);
}

start({
  mount: (element) => show(element, benchCase.models.first, 'first'),
  switchStep: (element) => show(element, benchCase.models.second, 'second'),
});
