import { describe, expect, it } from 'vitest';
import { createRegistry, fieldPathOf } from '../../../renderer/form-context/registry.ts';

const Own = () => null;
const registry = createRegistry({
  widgets: { text: Own },
  fields: { note: Own },
  templates: { FieldTemplate: Own, ObjectFieldTemplate: Own },
});

describe('createRegistry', () => {
  it('has the parts of the theme', () => {
    expect(registry.widgets.text).toBe(Own);
    expect(registry.fields.note).toBe(Own);
    expect(registry.templates.FieldTemplate).toBe(Own);
  });

  it('renders nothing for templates that the theme lacks', () => {
    const { ArrayFieldTitleTemplate: Lacking } = registry.templates;
    expect(Reflect.apply(Lacking as typeof Own, undefined, [])).toBeNull();
  });

  it('returns schemas unchanged, because the plan has resolved them', () => {
    const { schemaUtils } = registry;
    const schema = { type: 'string' } as const;
    expect(schemaUtils.retrieveSchema(schema)).toBe(schema);
    expect(schemaUtils.isSelect({ enum: ['a'] })).toBe(true);
    expect(schemaUtils.isSelect(schema)).toBe(false);
    expect(schemaUtils.getDisplayLabel(schema)).toBe(true);
  });

  it('throws for any other schema function', () => {
    expect(() => registry.schemaUtils.getDefaultFormState).toThrow(
      'Cannot use schemaUtils.getDefaultFormState',
    );
  });
});

describe('fieldPathOf', () => {
  it.each([
    ['/rows/0/name', { $id: 'f-rows-0-name', path: ['rows', '0', 'name'] }],
    ['', { $id: 'f', path: [] }],
  ])('of %j has the element id and the names', (pointer, path) => {
    expect(fieldPathOf(pointer)).toEqual(path);
  });
});
