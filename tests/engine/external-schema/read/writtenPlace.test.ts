import { describe, expect, it } from 'vitest';
import { writtenPlace } from '../../../../engine/external-schema/read/writtenPlace.ts';

describe('writtenPlace', () => {
  const root = { file: 'forms/X/schema.json', pointer: '' };
  const schema = { properties: {}, dependencies: { a: {} } };
  const read = new Map([['defs/b.json', { items: [{}] }]]);
  const files = {
    root,
    schema,
    documents: { read, unread: new Map(), existing: [] },
    pointers: new Map([
      ['schema.json', ''],
      ['defs/b.json', '/$defs/defs~1b.json'],
    ]),
  };
  const placeOf = (pointer: string, file = root.file) => {
    const at = writtenPlace({ file, pointer }, files);
    return at.file + at.pointer;
  };

  it('returns a place of the schema itself, in the words of its draft', () => {
    expect(placeOf('/properties')).toBe('forms/X/schema.json/properties');
    expect(placeOf('/dependentSchemas/a')).toBe('forms/X/schema.json/dependencies/a');
  });

  it('returns a place of a bundled file as that of the file', () => {
    expect(placeOf('/$defs/defs~1b.json')).toBe('forms/X/defs/b.json');
    expect(placeOf('/$defs/defs~1b.json/prefixItems/0')).toBe('forms/X/defs/b.json/items/0');
    expect(placeOf('/$defs/defs~1b.jsonx')).toBe('forms/X/schema.json/$defs/defs~1b.jsonx');
  });

  it('keeps a place that already is one of the file', () => {
    expect(placeOf('/items', 'forms/X/defs/b.json')).toBe('forms/X/defs/b.json/items');
  });
});
