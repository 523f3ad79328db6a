// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDirectly } from '../../../../renderer/form/nodes/renderDirectly.tsx';
import { drawnNode } from '../../support/drawnNode.tsx';

afterEach(cleanup);

describe('renderDirectly', () => {
  it('passes the label, help and error to the template', () => {
    const { template } = drawnNode(renderDirectly, {
      error: 'Wrong',
      required: true,
      value: 'x',
      uiSchema: { 'ui:widget': 'own', 'ui:title': 'It', 'ui:help': 'Help' },
    });
    expect(template).toMatchObject({
      id: 'f-rows-0-it',
      label: 'It',
      rawHelp: 'Help',
      rawErrors: ['Wrong'],
      required: true,
      formData: 'x',
      disabled: false,
      readonly: false,
    });
  });

  it('labels a node without a title by its name, and has no help or errors by default', () => {
    const { template, widget } = drawnNode(renderDirectly, {});
    expect(template.label).toBe('it');
    expect(['rawHelp', 'rawErrors'].filter((name) => name in template)).toEqual([]);
    expect(widget).toMatchObject({ placeholder: '', hideLabel: false });
    expect('rawErrors' in widget).toBe(false);
  });

  it.each([
    [{}, false, [false, false]],
    [{ 'ui:disabled': true }, false, [true, false]],
    [{ 'ui:readonly': true }, false, [false, true]],
    [{}, true, [false, true]],
  ])('with %j and read-only %s is disabled and read-only: %j', (ui, readOnly, states) => {
    const { template, widget } = drawnNode(renderDirectly, {
      readOnly,
      uiSchema: { 'ui:widget': 'own', ...ui },
    });
    expect([template.disabled, template.readonly]).toEqual(states);
    expect([widget.disabled, widget.readonly]).toEqual(states);
  });

  it('merges the options, the help and the options of a choice', () => {
    const uiSchema = {
      'ui:widget': 'own',
      'ui:help': 'Help',
      'ui:options': { width: 's' },
      'ui:enumNames': ['Alpha'],
      'ui:enumDisabled': ['b'],
    };
    const schema = { enum: ['a', 'b'] };
    const first = drawnNode(renderDirectly, { uiSchema, schema }).widget.options;
    expect(first).toEqual({
      width: 's',
      help: 'Help',
      enumDisabled: ['b'],
      enumOptions: [
        { value: 'a', label: 'Alpha', schemaIndex: 0 },
        { value: 'b', label: 'b', schemaIndex: 1 },
      ],
    });
    expect(drawnNode(renderDirectly, { uiSchema, schema }).widget.options).toBe(first);
    const other = drawnNode(renderDirectly, { uiSchema, schema: { enum: ['a'] } });
    expect(other.widget.options.enumOptions).toHaveLength(1);
  });

  it.each([
    ['12.50', 12.5],
    ['', undefined],
    [' ', ' '],
    ['abc', 'abc'],
    ['1e999', '1e999'],
    [7, 7],
  ])('converts %j to the number %j', (typed, number) => {
    const { widget, onChange } = drawnNode(renderDirectly, { schema: { type: 'number' } });
    widget.onChange(typed);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(number);
  });

  it('passes the texts of other answers unchanged', () => {
    const { widget, onChange } = drawnNode(renderDirectly, {});
    widget.onChange('12');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('12');
  });

  it('renders the field that the UI schema names', () => {
    const { field, onChange } = drawnNode(renderDirectly, {
      uiSchema: { 'ui:field': 'own', 'ui:title': 'It' },
    });
    expect(field).toMatchObject({ id: 'f-rows-0-it', name: 'it', label: 'It' });
    expect(field.onChange).toBe(onChange);
  });

  it.each([
    [{ 'ui:field': 'map' }, 'Cannot show /rows/0/it: no field "map"'],
    [{ 'ui:widget': 'wheel' }, 'Cannot show /rows/0/it: no such widget'],
  ])('throws for a part that the theme lacks: %j', (uiSchema, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => drawnNode(renderDirectly, { uiSchema })).toThrow(message);
  });
});
