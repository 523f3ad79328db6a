// @vitest-environment jsdom
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { createFormStore, evaluateForm, type JsonObject } from '#engine';
import { NOW } from '../../../../engine/support/makeForm.ts';
import { loadForm } from '../../../../engine/support/readForms.ts';
import { renderFields } from '../../../../support/renderFields.tsx';
import { ANSWERS } from './answers.ts';
import { CHOICES } from './choices.ts';
import type { Feature } from './Feature.ts';
import { fieldsOf } from './fieldsOf.ts';
import { buttonsOf, handOn } from './hands.ts';
import { LISTS } from './lists.ts';
import { OBJECTS } from './objects.ts';
import { OPTIONS } from './options.ts';

afterEach(cleanup);

/** A custom widget that stores the typed text in capitals. */
const Loud = ({ id, value, onChange }: WidgetProps) => (
  <input
    id={id}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value.toUpperCase())}
  />
);
const WIDGETS = { loud: Loud };

const BUTTONS = { add: /^Add/, copy: /^Copy/, remove: /^Remove/, moveDown: /^Move down/ };

const schemaOf = ({ properties, more }: Feature): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties,
  ...more,
});

/** Renders the feature as a form of the project. */
async function ours(feature: Feature) {
  const { ui = {}, data = {} } = feature;
  const files = importJsonSchema({ code: 'LR997', schema: schemaOf(feature), ui });
  const { plan, validator: module, texts } = await loadForm(files);
  const store = createFormStore(plan, module, { data, now: NOW });
  const { container } = renderFields({ store, texts: texts.en, widgets: WIDGETS });
  return {
    page: container,
    hand: handOn(container, BUTTONS, inOurWords),
    data: () => evaluateForm(plan, module, { data: store.data(), now: NOW }).data,
  };
}

/** Renders the feature in RJSF's own form with its default theme. */
function stock(feature: Feature) {
  const { ui = {}, data = {} } = feature;
  let held: unknown = data;
  const { container } = render(
    <Form
      schema={schemaOf(feature) as RJSFSchema}
      uiSchema={ui as UiSchema}
      formData={data}
      validator={validator}
      widgets={WIDGETS}
      onChange={({ formData }) => {
        held = formData;
      }}
    />,
  );
  return { page: container, hand: handOn(container, BUTTONS), data: () => withoutEmpties(held) };
}

/** Removes empty texts, lists and objects at any depth. An empty item of a list becomes `null`. */
function withoutEmpties(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((each) => withoutEmpties(each) ?? null);
  }
  const entries = Object.entries(value).map(
    ([name, each]) => [name, withoutEmpties(each)] as const,
  );
  const kept = entries.filter(([, each]) => each !== undefined && each !== '');
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Returns our label of an unnamed list item: RJSF's "L-1" is "L 1" in Landform. */
const inOurWords = (label: string) => label.replace(/-(\d+)$/, ' $1');

/** RJSF's documented features, each as a small form of our own. */
const FEATURES = [...ANSWERS, ...OPTIONS, ...OBJECTS, ...LISTS, ...CHOICES];
const SAME = FEATURES.filter(({ otherwise }) => otherwise === undefined);

describe.each(FEATURES)("RJSF's $name", (feature) => {
  it('returns the same data here and in the stock form, after the same actions', async () => {
    const here = await ours(feature);
    feature.edit?.(here.hand);
    expect(here.data()).toEqual(feature.here ?? feature.out);
    cleanup();
    const there = stock(feature);
    feature.edit?.(there.hand);
    expect(there.data() ?? {}).toEqual(feature.out);
  });
});

describe('the fields and buttons of the stock form', () => {
  it.each(SAME)('are the same here: $name', async (feature) => {
    const here = (await ours(feature)).page;
    const drawn = { fields: fieldsOf(here), buttons: buttonsOf(here, BUTTONS) };
    cleanup();
    const there = stock(feature).page;
    const fields = fieldsOf(there).map((each) => ({ ...each, label: inOurWords(each.label) }));
    expect(drawn).toEqual({ fields, buttons: buttonsOf(there, BUTTONS) });
    expect(drawn.fields.length).toBeGreaterThan(0);
  });
});
