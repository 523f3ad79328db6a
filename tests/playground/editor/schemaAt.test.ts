import { describe, expect, it } from 'vitest';
import { METAS } from '../../../playground/editor/metaOf.ts';
import { keysOffered, valuesOffered } from '../../../playground/editor/offers.ts';
import { schemasAt } from '../../../playground/editor/schemaAt.ts';

const METAS_OF_TEST = {
  'a.json': {
    properties: { name: { $ref: 'b.json#/$defs/text' }, list: { items: { const: 1 } } },
    additionalProperties: { $ref: '#' },
    allOf: [{ properties: { more: true } }],
  },
  'b.json': { $defs: { text: { enum: ['x'] } } },
};

describe('schemasAt', () => {
  it('follows references into other files', () => {
    expect(schemasAt(METAS_OF_TEST, 'a.json', ['name']).map(({ schema }) => schema)).toContainEqual(
      {
        enum: ['x'],
      },
    );
  });

  it('follows items, additional properties and references to the root', () => {
    const found = schemasAt(METAS_OF_TEST, 'a.json', ['any', 'any', 'list', 3]);
    expect(found.map(({ schema }) => schema)).toEqual([{ const: 1 }]);
  });

  it('combines the schemas of one value', () => {
    expect(schemasAt(METAS_OF_TEST, 'a.json', [])).toHaveLength(2);
  });

  it('returns nothing for an unknown file or path', () => {
    expect(schemasAt(METAS_OF_TEST, 'c.json', [])).toEqual([]);
    expect(schemasAt(METAS_OF_TEST, 'b.json', ['x', 'y'])).toEqual([]);
  });

  it('finds the keywords of a field in the meta-schema of schema.json', () => {
    const field = schemasAt(METAS, 'form-schema.schema.json', ['properties', 'idNo']);
    const labels = keysOffered(field).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['hkid', 'maxChars', 'visibleWhen', 'type']));
  });

  it('finds the widgets of ui.json', () => {
    const widget = schemasAt(METAS, 'ui.schema.json', ['applicant', 'ui:widget']);
    expect(valuesOffered(widget).map(({ label }) => label)).toContain('"radio"');
  });
});
