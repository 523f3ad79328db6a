import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { plainReferences } from '../../../../engine/external-schema/read/plainReferences.ts';

function plain(schema: JsonObject) {
  const notes = new Notes();
  const written = plainReferences(schema, { file: 'f', pointer: '' }, notes);
  const [ref] = JSON.stringify(written).match(/file:[^"]*/) ?? [];
  return { ref, items: written.items, warned: notes.all().map(({ pointer }) => pointer) };
}

const ITEM = { $dynamicAnchor: 'item', type: 'string' };
const LIST = { $id: 'list', items: { $dynamicRef: '#item' } };

describe('plainReferences', () => {
  it('refers to the dynamic anchor of the file', () => {
    const schema = { items: { $dynamicRef: '#item' }, $defs: { x: ITEM } };
    expect(plain(schema)).toMatchObject({ items: { $ref: 'file:#/%24defs/x' }, warned: [] });
  });

  it('leaves a reference to a plain anchor as it is', () => {
    const schema = { items: { $dynamicRef: '#item' }, $defs: { x: { $anchor: 'item' } } };
    expect(plain(schema)).toMatchObject({ items: { $ref: '#item' }, warned: [] });
  });

  it('prefers the outermost of the schemas around the reference', () => {
    const list = { ...LIST, $defs: { x: ITEM } };
    const { ref, warned } = plain({ $defs: { item: ITEM, list } });
    expect([ref, warned]).toEqual(['file:#/%24defs/item', []]);
  });

  it('warns when a schema beside the reference has the anchor, too', () => {
    const list = { ...LIST, $defs: { x: ITEM } };
    const other = { $id: 'other', ...ITEM };
    expect(plain({ $defs: { other, list } }).warned).toEqual(['/$defs/list/items/$dynamicRef']);
  });
});
