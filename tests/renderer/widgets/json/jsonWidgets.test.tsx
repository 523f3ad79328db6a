// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JSON_WIDGETS } from '../../../../renderer/widgets/json/jsonWidgets.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

afterEach(cleanup);

/** Renders one of the widgets, and returns its first input and its handler of changes. */
function show(name: string, props: Partial<WidgetProps> = {}) {
  const Widget = JSON_WIDGETS[name];
  if (!Widget) throw new RangeError(`Cannot show the widget: ${name}`);
  const onChange = vi.fn();
  const field = {
    id: 'f-part',
    name: 'part',
    label: 'Part',
    schema: { type: 'string' },
    options: {},
    onChange,
    onBlur: () => undefined,
    ...props,
  } as WidgetProps;
  const { container } = showField(leaf('text'), { draw: () => <Widget {...field} /> });
  const [input] = container.querySelectorAll<HTMLInputElement>('input, select, textarea');
  if (!input) throw new TypeError('Cannot find the input');
  return { input, onChange, container };
}

const COLOURS = [
  { value: { rgb: 1 }, label: 'Red' },
  { value: { rgb: 2 }, label: 'Blue' },
];

describe('JSON_WIDGETS: texts and numbers', () => {
  it.each([
    ['string', 'x', 'x', null],
    ['integer', '7', '7', 'numeric'],
    ['number', '7.5', '7.5', 'decimal'],
  ] as const)('TextWidget renders an input for the type %s', (type, typed, value, mode) => {
    const { input, onChange } = show('TextWidget', { schema: { type } });
    expect(input.getAttribute('inputmode')).toBe(mode);
    fireEvent.input(input, { target: { value: typed } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('TextareaWidget retains line breaks', () => {
    const { input, onChange } = show('TextareaWidget');
    expect(input.localName).toBe('textarea');
    fireEvent.input(input, { target: { value: 'a\nb' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('a\nb');
  });

  it('HiddenWidget keeps its value without an input for users', () => {
    const { input } = show('HiddenWidget', { value: 7 });
    expect([input.type, input.value, input.name]).toEqual(['hidden', '7', 'f-part']);
    expect(show('HiddenWidget').input.value).toBe('');
  });

  it.each([
    [{ description: 'Of the schema' }, {}, 'f-part-help'],
    [{}, { description: 'Of the layout' }, 'f-part-help'],
    [{}, { help: 'Help' }, 'f-part-help'],
    [{}, {}, null],
  ])('are described by the help of the schema %j and the options %j', (more, options, id) => {
    const { input } = show('TextWidget', { schema: { type: 'string', ...more }, options });
    expect(input.getAttribute('aria-describedby')).toBe(id);
  });
});

describe('JSON_WIDGETS: choices', () => {
  it('CheckboxWidget stores true or false', () => {
    const { input, onChange } = show('CheckboxWidget', { value: true });
    fireEvent.click(input);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
    const other = show('CheckboxWidget');
    fireEvent.click(other.input);
    expect(other.onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('SelectWidget represents options that are objects by their JSON text', () => {
    const options = { enumOptions: COLOURS };
    const { input, onChange } = show('SelectWidget', { options, value: { rgb: 1 } });
    expect([input.localName, input.value]).toEqual(['select', '{"rgb":1}']);
    fireEvent.change(input, { target: { value: '{"rgb":2}' } });
    fireEvent.change(input, { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[{ rgb: 2 }], [undefined]]);
    expect(show('SelectWidget', { options }).input.value).toBe('');
  });

  it('SelectWidget renders checkboxes for several options', () => {
    const options = { enumOptions: COLOURS };
    const { onChange } = show('SelectWidget', { options, multiple: true, value: [{ rgb: 2 }] });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    fireEvent.click(boxes[0] as HTMLElement);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ rgb: 1 }, { rgb: 2 }]);
  });

  it('RadioWidget keeps the values of plain options', () => {
    const enumOptions = [
      { value: 1, label: 'One' },
      { value: 2, label: 'Two' },
    ];
    const { onChange } = show('RadioWidget', { options: { enumOptions }, value: 2 });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
    fireEvent.click(radios[0] as HTMLElement);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('JSON_WIDGETS: FileWidget', () => {
  it('stores a small file as a data URL with its name', async () => {
    const { input, onChange } = show('FileWidget');
    const file = new File(['x'], 'a b.txt', { type: 'text/plain' });
    fireEvent.change(input, { target: { files: [] } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toEqual([['data:text/plain;name=a%20b.txt;base64,eA==']]);
  });

  it.each(['disabled', 'readonly'])('is disabled if it is %s', (state) => {
    expect(show('FileWidget', { [state]: true }).input.disabled).toBe(true);
    expect(show('FileWidget').input.disabled).toBe(false);
  });
});
