// @vitest-environment jsdom
import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonWordsIn } from '../../../../renderer/widgets/json/jsonWords.ts';
import { PartGroup, PartTemplate } from '../../../../renderer/widgets/json/PartTemplate.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { descriptionOf, showField } from '../../support/showField.tsx';

afterEach(cleanup);

function show(schema: RJSFSchema, props: Partial<FieldTemplateProps> = {}) {
  const calls = { onKeyRenameBlur: vi.fn(), onRemoveProperty: vi.fn() };
  const part = {
    id: 'f-part',
    label: 'Part',
    displayLabel: true,
    schema,
    fieldPathId: { $id: 'f-part', path: ['part'] },
    registry: {
      formContext: { words: jsonWordsIn('en') },
      schemaUtils: { isSelect: ({ oneOf }: RJSFSchema) => oneOf?.length === 1 },
    },
    children: <input id="f-part" />,
    ...calls,
    ...props,
  } as unknown as FieldTemplateProps;
  const { container } = showField(leaf('text'), { draw: () => <PartTemplate {...part} /> });
  return { container, ...calls };
}
const ROOT = { fieldPathId: { $id: 'f-part', path: [] } };
const ALL = { rawErrors: ['Wrong'], rawDescription: 'About it.', rawHelp: 'Help.', required: true };
const group = () => document.querySelector('fieldset');

describe('PartTemplate: one line', () => {
  it('has a label, the description with the help, and the error above the input', () => {
    const { container } = show({ type: 'string' }, ALL);
    expect(screen.getByLabelText('Part').localName).toBe('input');
    const frame = container.querySelector('.field-wrong');
    expect([...(frame?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Part required',
      'About it. Help.',
      'Error: Wrong',
      '',
    ]);
  });

  it('hides the label of the whole answer, which its frame shows', () => {
    show({ type: 'string' }, { ...ROOT, required: true });
    expect(screen.getByText('Part').closest('.visually-hidden')).not.toBeNull();
    expect(screen.queryByText('required')).toBeNull();
  });

  it('leaves the label of a checkbox to its widget, with the help below', () => {
    const { container } = show({ type: 'boolean' }, { displayLabel: false, rawHelp: 'Help.' });
    expect(container.querySelector('label')).toBeNull();
    const help = container.querySelector('.field-help');
    expect(help?.previousElementSibling?.localName).toBe('input');
  });

  it('hides a hidden part', () => {
    const { container } = show({ type: 'string' }, { hidden: true });
    expect(container.querySelector('input')?.closest('[hidden]')).not.toBeNull();
    expect(screen.queryByText('Part')).toBeNull();
  });
});

describe('PartTemplate: groups', () => {
  it('shows a list of inputs as a group with its state', () => {
    show({ type: 'array' }, ALL);
    const set = group();
    if (!set) throw new TypeError('Cannot find the group');
    expect(set.querySelector('legend')?.textContent).toBe('Part required');
    expect(descriptionOf(set)).toBe('About it. Help. Error: Wrong');
  });

  it('shows radio buttons as one answer', () => {
    show({ type: 'string' }, { uiSchema: { 'ui:widget': 'radio' }, required: true });
    expect(group()?.getAttribute('role')).toBe('radiogroup');
    expect(group()?.getAttribute('aria-required')).toBe('true');
  });

  it('has no group for the whole answer, whose frame is the group', () => {
    const { container } = show({ type: 'array' }, { ...ROOT, ...ALL });
    expect([group(), container.querySelector('.field-error')]).toEqual([null, null]);
  });

  it('leaves the frame of an object to its own template, below its error', () => {
    const { container } = show({ type: 'object' }, { ...ALL, displayLabel: false });
    const error = container.querySelector('.field-error');
    expect(error?.nextElementSibling?.localName).toBe('input');
    expect(group()).toBeNull();
  });

  it.each(['anyOf', 'oneOf'] as const)('groups the alternatives of %s', (keyword) => {
    show({ [keyword]: [{ type: 'string' }, { type: 'number' }] }, ALL);
    expect([group()?.id, group()?.querySelector('legend')?.textContent]).toEqual([
      'f-part-either',
      'Part required',
    ]);
    expect(group()?.querySelector('.field-error')?.textContent).toBe('Error: Wrong');
    show({ type: 'string', oneOf: [{ const: 'a' }] });
    expect(group()).toBeNull();
  });
});

describe('PartTemplate: a part that the applicant names', () => {
  const named = { type: 'string', [ADDITIONAL_PROPERTY_FLAG]: true } as RJSFSchema;

  it('has an input for its name, and a button that removes it', () => {
    const { onKeyRenameBlur, onRemoveProperty } = show(named);
    const key = screen.getByLabelText<HTMLInputElement>('Name');
    expect([key.id, key.value, key.readOnly]).toEqual(['f-part-key', 'Part', false]);
    fireEvent.blur(key);
    expect(onKeyRenameBlur).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Part' }));
    expect(onRemoveProperty).toHaveBeenCalledOnce();
  });

  it.each(['disabled', 'readonly'])('cannot be changed if it is %s', (state) => {
    show(named, { [state]: true });
    expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('PartGroup', () => {
  it.each([
    [true, false],
    [false, true],
  ])('of the whole answer %s has a frame: %s', (isRoot, hasFrame) => {
    showField(leaf('text'), {
      draw: () => (
        <PartGroup id="f-part" title="Part" isRoot={isRoot}>
          <p>Parts</p>
        </PartGroup>
      ),
    });
    expect(screen.getByText('Parts')).toBeTruthy();
    expect([group() !== null, screen.queryByText('required')]).toEqual([hasFrame, null]);
  });
});
