// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBySchema } from '../../../../renderer/form/nodes/renderBySchema.tsx';
import { drawnNode } from '../../support/drawnNode.tsx';

afterEach(cleanup);

describe('renderBySchema', () => {
  it('passes the label, error and requirement to the template and the widget', () => {
    const { template, widget } = drawnNode(renderBySchema, {
      error: 'Wrong',
      required: true,
      readOnly: true,
      value: 'x',
      uiSchema: { 'ui:widget': 'own', 'ui:title': 'It', 'ui:help': 'Help' },
    });
    expect(template).toMatchObject({ id: 'f-rows-0-it', label: 'It', rawErrors: ['Wrong'] });
    expect(widget).toMatchObject({
      id: 'f-rows-0-it',
      value: 'x',
      required: true,
      readonly: true,
      rawErrors: ['Wrong'],
    });
  });

  it('has no errors without an error', () => {
    expect(drawnNode(renderBySchema, {}).widget.rawErrors ?? []).toEqual([]);
  });

  it.each(['array', 'object'] as const)('passes a whole %s to its widget', (type) => {
    const value = type === 'array' ? ['a'] : { name: 'a.pdf' };
    const { widget, onChange } = drawnNode(renderBySchema, {
      schema: { type },
      value,
      uiSchema: { 'ui:widget': 'own', 'ui:options': { width: 's' } },
    });
    expect(widget).toMatchObject({
      id: 'f-rows-0-it',
      name: 'it',
      label: 'it',
      value,
      placeholder: '',
      options: { width: 's' },
      required: false,
      disabled: false,
      readonly: false,
      rawErrors: [],
    });
    widget.onChange('new');
    expect(onChange.mock.calls[0]?.[0]).toBe('new');
  });

  it('renders an answer of any shape as one field, also with alternatives', () => {
    const { template } = drawnNode(renderBySchema, {
      schema: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      value: { a: 1 },
      uiSchema: { 'ui:widget': 'json' },
    });
    expect(template.uiSchema).toMatchObject({
      'ui:field': 'WholeField',
      'ui:fieldReplacesAnyOrOneOf': true,
    });
  });

  it('reports a blur of the widget', () => {
    const { widget, onBlur } = drawnNode(renderBySchema, {});
    widget.onBlur('f-rows-0-it', 'x');
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
