// @vitest-environment jsdom
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LAZY_PARTS } from '../../../../renderer/form/lazy/lazyParts.ts';
import { leafUi } from '../../../../renderer/form/nodes/leafUi.ts';
import { GroupBody } from '../../../../renderer/form/nodes/NodeView.tsx';
import { renderDirectly } from '../../../../renderer/form/nodes/renderDirectly.tsx';
import { FIELDS, TEMPLATES } from '../../../../renderer/form/theme.ts';
import { WIDGETS } from '../../../../renderer/form/widgets.generated.ts';
import { FormPartContext } from '../../../../renderer/form-context/FormPart.ts';
import { createRegistry } from '../../../../renderer/form-context/registry.ts';
import { wordsIn } from '../../../../renderer/i18n/formWords.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, leaf, type NodeMaker, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

const WORD = wordsIn('en');
const TEXTS = {
  'it.label': 'It',
  'it.help': 'Help',
  'it.options.a': 'Alpha',
  'it.options.b': 'Beta',
};
const WIDGET_COMPONENTS = Object.fromEntries(
  Object.entries(WIDGETS).map(([name, { component }]) => [name, component]),
);

/** Renders the leaf in RJSF's own `<Form>`, with our templates and widgets but not our store. */
function renderStock(make: NodeMaker, data: object) {
  const node = make('/it', 'it');
  if (node.kind !== 'leaf') throw new TypeError('Cannot compare: not a leaf');
  const { schema, uiSchema } = leafUi(node, node.options ?? [], TEXTS, WORD, WIDGETS);
  const root: RJSFSchema = { type: 'object', properties: { it: schema } };
  const store = FakeStore.of(planOf({ it: make }));
  const registry = createRegistry({
    widgets: WIDGET_COMPONENTS,
    fields: FIELDS,
    templates: TEMPLATES,
  });
  let changed: unknown = data;
  const result = render(
    <FormPartContext
      value={{
        store,
        texts: TEXTS,
        language: 'en',
        messageText: ({ key }) => key,
        word: WORD,
        isReadOnly: false,
        registry,
        draw: renderDirectly,
        GroupBody,
        lazy: LAZY_PARTS,
        widgets: WIDGETS,
      }}
    >
      <Form
        schema={root}
        uiSchema={{ it: uiSchema }}
        formData={data}
        validator={validator}
        widgets={WIDGET_COMPONENTS}
        templates={TEMPLATES}
        idPrefix="f"
        idSeparator="-"
        noHtml5Validate
        onChange={({ formData }) => {
          changed = formData;
        }}
      >
        <span />
      </Form>
    </FormPartContext>,
  );
  return { ...result, data: () => changed };
}

const frame = (container: HTMLElement) =>
  [...container.querySelectorAll('.field')].at(-1)?.outerHTML;

const LEAVES: readonly (readonly [string, NodeMaker, object])[] = [
  ['text', leaf('text'), { it: 'x' }],
  ['hkid', leaf('hkid'), { it: 'A1234563' }],
  ['date', leaf('date'), { it: '01/12/2026' }],
  ['month', leaf('monthYear'), { it: '12/2026' }],
  ['time', leaf('time'), { it: '2:05 PM' }],
  ['year', leaf('text', { ui: { 'ui:widget': 'year' } }), { it: '2019' }],
  ['amount', leaf('money'), { it: '1234.5' }],
  ['textarea', leaf('multiline'), { it: 'x' }],
  ['select', choice(['a', 'b']), { it: 'b' }],
  ['radio', choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }), { it: 'a' }],
  ['checkbox', leaf('checkbox'), { it: true }],
];

describe('our widgets and templates follow the contract of RJSF', () => {
  it.each(LEAVES)('%s renders the same in the stock <Form>', (_, make, data) => {
    const stock = frame(renderStock(make, data).container);
    cleanup();
    const store = FakeStore.of(planOf({ it: make }), { data: data as Record<string, unknown> });
    expect(frame(renderFields({ store, texts: TEXTS }).container)).toBe(stock);
    expect(stock).toBeTruthy();
  });

  it('pass typed and chosen values to the stock <Form>', () => {
    const text = renderStock(leaf('text'), {});
    fireEvent.input(screen.getByLabelText('It'), { target: { value: 'typed' } });
    expect(text.data()).toEqual({ it: 'typed' });
    cleanup();
    const radio = renderStock(choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }), {});
    fireEvent.click(screen.getByLabelText('Beta'));
    expect(radio.data()).toEqual({ it: 'b' });
    cleanup();
    const time = renderStock(leaf('time'), { it: '2:05 PM' });
    fireEvent.change(screen.getByLabelText('AM or PM'), { target: { value: 'AM' } });
    expect(time.data()).toEqual({ it: '2:05 AM' });
  });
});
