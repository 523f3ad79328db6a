import { describe, expect, it } from 'vitest';
import { keywordTable } from '../../../scripts/doc/keywordTable.ts';
import type { Schema } from '../../../scripts/doc/metaSchemas.ts';

const FILE = 'forms/LREAL1/manifest.json';
const AT = 'manifest#/x/properties/';

/** Returns the rows of the table of some properties, without the head. */
function rowsOf(
  properties: Schema,
  more: Schema = {},
  uses: Readonly<Record<string, string>> = {},
) {
  const place = { file: 'manifest', pointer: '/x', schema: { properties, ...more } };
  const context = {
    uses: new Map(Object.entries(uses).map(([name, json]) => [AT + name, { json, file: FILE }])),
    links: new Map([[`${AT}own`, '[own](#own)']]),
  };
  return keywordTable(place, context).split('\n').slice(2);
}

const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more });

describe('keywordTable', () => {
  it('has a head, and marks required keywords', () => {
    const place = { file: 'manifest', pointer: '/x', schema: {} };
    const table = keywordTable(place, { uses: new Map(), links: new Map() });
    expect(table).toBe('| Keyword | Type | Meaning | Example |\n|---|---|---|---|');
    expect(rowsOf({ id: text('The id.') }, { required: ['id'] })).toEqual([
      '| `id` | text (required) | The id. |  |',
    ]);
  });

  it('lists nested keywords after their parent, except those with a section of their own', () => {
    const inner = { properties: { b: text('B.') } };
    const rows = rowsOf({
      a: { ...text('A.'), type: 'object', ...inner },
      list: { type: 'array', description: 'List.', items: inner },
      map: { type: 'object', description: 'Map.', additionalProperties: inner },
      when: { description: 'When.', if: { type: 'string' }, then: inner },
      own: { description: 'Own.', ...inner },
      refines: { type: 'object', ...inner },
    });
    expect(rows.map((row) => row.split(' | ')[0])).toEqual([
      '| `a`',
      '| `a.b`',
      '| `list`',
      '| `list[].b`',
      '| `map`',
      '| `map.*.b`',
      '| `when`',
      '| `when.b`',
      '| `own`',
      '| `refines.b`',
    ]);
    expect(rows[8]).toContain('[own](#own)');
  });

  it.each<readonly [string, Schema, string | undefined, string]>([
    [
      'a short use, with a link',
      text('The id.'),
      '{"a":[1,"b"],"c":{}}',
      '`"id": { "a": [1, "b"], "c": {} }` ([LREAL1](../../forms/LREAL1/manifest.json))',
    ],
    [
      'only the link of a long use',
      text('The id.'),
      JSON.stringify('x'.repeat(160)),
      'see [LREAL1](../../forms/LREAL1/manifest.json)',
    ],
    ['the example of the description', text('The id. Example: "a".'), undefined, '`"id": "a"`'],
    [
      'the example of the description instead of a long use',
      text('The id. Example: "a".'),
      JSON.stringify('x'.repeat(160)),
      '`"id": "a"`',
    ],
    ['an example with the keyword', text('The id. Example: {"id": 1}.'), undefined, '`{"id": 1}`'],
    ['an example that is no JSON', text('The id. Examples: a or b.'), undefined, '`a or b`'],
    ['the only value of a flag', { const: true, description: 'On.' }, undefined, '`"id": true`'],
    [
      'no answer of a rule as a value',
      { const: true, description: 'On. Example: 2345 6789.' },
      undefined,
      '`"id": true`',
    ],
  ])('shows %s', (what, schema, json, example) => {
    const [row = ''] = rowsOf({ id: schema }, {}, json === undefined ? {} : { id: json });
    expect(row.endsWith(`| ${example} |`)).toBe(true);
    // The example of a rule is a valid answer, so it stays in the meaning.
    expect(row.includes('Example')).toBe(what.startsWith('no answer'));
  });

  it('labels a shared block by its name', () => {
    const place = { file: 'manifest', pointer: '/x', schema: { properties: { id: text('A.') } } };
    const use = { json: '1', file: 'schemas/defs/person.schema.json' };
    const uses = new Map([[`${AT}id`, use]]);
    expect(keywordTable(place, { uses, links: new Map() })).toContain(
      '([person](../../schemas/defs/person.schema.json))',
    );
  });

  it('escapes bars, line breaks and markup', () => {
    expect(rowsOf({ id: text('One | two\n<b>.') })).toEqual([
      '| `id` | text | One \\| two &lt;b>. |  |',
    ]);
  });

  it('uses the description of a reference', () => {
    const [row] = rowsOf({ id: { $ref: '#/$defs/step/properties/id' } });
    expect(row).toMatch(/^\| `id` \| text \| Id of the step\..* \| `"id": "delivery"` \|$/);
  });
});
