import { describe, expect, it } from 'vitest';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';
import {
  everyKeywordOf,
  itemSource,
  keywordOf,
  keywordsOf,
  openSource,
  propertyNames,
  propertySource,
  sourcePlace,
} from '../../../../engine/compiler/source/Source.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const BLOCK = { title: 'Block', maxChars: 10, ui: { a: 1 }, properties: { low: {}, both: {} } };

function opened(schema: JsonObject) {
  const report = new Reporter();
  const shared = { defs: { block: { schema: BLOCK, locales: {} } }, tables: {} };
  const context = {
    shared: shared as never,
    report,
    documents: new Map([['schema.json', schema]]),
  };
  const place = { file: 'schema.json', pointer: '' };
  const source = openSource(context, [{ place, schema }]);
  return { context, source, codes: () => report.diagnostics().map(({ code }) => code) };
}

const OVER = opened({
  $ref: '../../schemas/defs/block.schema.json',
  maxChars: 5,
  ui: { b: 2 },
  properties: { both: { type: 'string' }, top: { type: 'string' } },
});

describe('openSource', () => {
  it('adds the keywords next to a reference as an upper layer', () => {
    expect(OVER.source.layers.map(({ place }) => place.file)).toEqual([
      'schema.json',
      'schemas/defs/block.schema.json',
    ]);
    expect(OVER.source.blocks.map(({ name }) => name)).toEqual(['block']);
  });

  it.each([
    ['unknown-ref', { $ref: '#/$defs/absent' }],
    ['unknown-ref', { $ref: 'https://example.hk/a.json' }],
    ['ref-cycle', { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }],
  ])('reports %s for %j', (code, schema) => {
    expect(opened(schema).codes()).toEqual([code]);
  });
});

describe('keywordOf', () => {
  it('merges objects; for other values, returns the upper one', () => {
    expect(keywordOf(OVER.source, 'ui')).toEqual({ a: 1, b: 2 });
    expect(keywordOf(OVER.source, 'maxChars')).toBe(5);
    expect(keywordOf(OVER.source, 'title')).toBe('Block');
    expect(keywordOf(OVER.source, 'toString')).toBeUndefined();
  });
});

describe('everyKeywordOf', () => {
  it('returns every value with its place', () => {
    expect(everyKeywordOf(OVER.source, 'maxChars')).toEqual([
      { value: 5, place: { file: 'schema.json', pointer: '/maxChars' } },
      { value: 10, place: { file: 'schemas/defs/block.schema.json', pointer: '/maxChars' } },
    ]);
  });
});

describe('sourcePlace', () => {
  it.each([
    ['title', { file: 'schemas/defs/block.schema.json', pointer: '/title' }],
    ['absent', { file: 'schema.json', pointer: '' }],
    [undefined, { file: 'schema.json', pointer: '' }],
  ])('returns the place of the keyword %s, or else of the upper layer', (keyword, place) => {
    expect(sourcePlace(OVER.source, keyword)).toEqual(place);
  });
});

describe('keywordsOf', () => {
  it('returns the place of the upper value of each keyword', () => {
    expect(keywordsOf(OVER.source).get('maxChars')?.file).toBe('schema.json');
    expect(keywordsOf(OVER.source).get('title')?.file).toBe('schemas/defs/block.schema.json');
  });
});

describe('propertyNames', () => {
  it('returns the names of the block first', () => {
    expect(propertyNames(OVER.source)).toEqual(['low', 'both', 'top']);
  });
});

describe('propertySource', () => {
  it('returns the layers of the property, and refuses a field that is no object', () => {
    expect(propertySource(OVER.context, OVER.source, 'both').layers).toHaveLength(2);
    const wrong = opened({ properties: { a: 'string' } });
    propertySource(wrong.context, wrong.source, 'a');
    expect(wrong.codes()).toEqual(['bad-schema']);
  });
});

describe('itemSource', () => {
  it('opens the rows of a list', () => {
    const list = opened({ items: { type: 'string' } });
    expect(keywordOf(itemSource(list.context, list.source), 'type')).toBe('string');
    expect(itemSource(OVER.context, OVER.source).layers).toEqual([]);
  });
});
