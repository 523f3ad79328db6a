// @vitest-environment jsdom
import type { FieldTemplateProps } from '@rjsf/utils';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldTemplate } from '../../../renderer/templates/FieldTemplate.tsx';
import { formOf } from '../../engine/support/externalForm.ts';
import { leaf } from '../../support/planNodes.ts';
import { renderFields } from '../../support/renderFields.tsx';
import { showField } from '../support/showField.tsx';

afterEach(cleanup);

function show(props: Partial<FieldTemplateProps> = {}, options: object = {}, ui: object = {}) {
  const field = {
    id: 'f-it',
    label: 'It',
    schema: { type: 'string' },
    uiSchema: { 'ui:options': options, ...ui },
    children: <input id="f-it" />,
    ...props,
  } as FieldTemplateProps;
  const { container } = showField(leaf('text'), { draw: () => <FieldTemplate {...field} /> });
  return container;
}

/** Returns the children of the frame, in order. */
const partsOf = (container: HTMLElement) =>
  [...(container.querySelector('.field')?.children ?? [])].map(
    ({ className, localName }) => className || localName,
  );
const ALL = { rawHelp: 'Help', rawErrors: ['Wrong'], required: true };

describe('FieldTemplate', () => {
  it('has the label, help and error above the input, and mark and advice below', () => {
    const container = show(ALL, { frame: 'label', mark: 'edited', advice: 'Advice' });
    expect(partsOf(container)).toEqual([
      'field-label',
      'field-required',
      'field-help',
      'field-error',
      'input',
      'field-mark field-mark-edited',
      'field-advice',
    ]);
    expect(screen.getByLabelText('It').localName).toBe('input');
  });

  it('leaves the label of a checkbox to its widget, with the help below', () => {
    const container = show(ALL, { frame: 'box' });
    expect(partsOf(container)).toEqual(['field-error', 'input', 'field-help']);
  });

  it('renders no frame for a field that renders everything itself', () => {
    expect(partsOf(show(ALL, { frame: 'none' }))).toEqual([]);
    expect(document.getElementById('f-it')).not.toBeNull();
  });

  it('hides a hidden field with its frame', () => {
    const container = show({ hidden: true, ...ALL }, { frame: 'label' });
    expect(container.querySelector('input')?.closest('[hidden]')).not.toBeNull();
    expect(partsOf(container)).toEqual([]);
  });

  it.each([
    ['radio', 'radiogroup'],
    ['payment-method', 'radiogroup'],
    ['checkboxes', null],
  ])('renders a group for the widget %s with the role %s', (widget, role) => {
    const container = show(ALL, { frame: 'group', output: 'words' }, { 'ui:widget': widget });
    const group = container.querySelector('fieldset');
    expect([group?.getAttribute('role'), group?.querySelector('legend')?.textContent]).toEqual([
      role,
      'It required',
    ]);
  });

  it.each([
    [undefined, [], 'field'],
    [undefined, ['Wrong'], 'field field-wrong'],
    ['wide', [], 'field wide'],
  ])('with the classes %s and the errors %j has the class %j', (own, rawErrors, className) => {
    const container = show({ rawErrors }, {}, own === undefined ? {} : { 'ui:classNames': own });
    expect(container.querySelector('.field')?.className).toBe(className);
  });

  it.each([
    ['text', 'true'],
    ['file', null],
    ['files', null],
    ['e-cheque', null],
  ])('hides the word "required" from screen readers unless the input lacks it: %s', (...row) => {
    const [widget, hidden] = row;
    show({ required: true }, {}, { 'ui:widget': widget });
    expect(screen.getByText('required').getAttribute('aria-hidden')).toBe(hidden);
  });
});

describe('FieldTemplate: the help of a checkbox', () => {
  it('is below the box and its label, in a field and in an answer of any shape', async () => {
    const yes = { type: 'boolean', title: 'Agree', description: 'Once a year.' };
    const any = { type: 'object', properties: { yes }, additionalProperties: { type: 'number' } };
    const form = await formOf({ yes, any });
    renderFields({ store: form.store(), texts: form.texts.en });
    const helps = screen.getAllByText('Once a year.');
    expect(helps).toHaveLength(2);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Agree' });
    for (const [index, box] of boxes.entries()) {
      const help = helps[index];
      expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(help?.id);
      const order = help ? box.compareDocumentPosition(help) : 0;
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });
});
