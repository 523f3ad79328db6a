import { expect, it } from 'vitest';
import { makeFiles } from '../../support/makeForm.ts';
import { compile } from '../../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const item = { type: 'object', properties: { kind, text, tick: { type: 'boolean' } } };
const rows = { type: 'array', maxItems: 2, items: item };
const words = { type: 'array', maxItems: 2, items: text };
const ticks = { type: 'array', items: kind };

/** Returns `pointer code: message remedy` of each diagnostic of a default. */
function found(field: object): readonly string[] {
  const { diagnostics } = compile(makeFiles({ field } as never));
  return diagnostics
    .filter(({ pointer }) => pointer.startsWith('/properties/field/default'))
    .map(({ pointer, code, message, remedy }) => {
      return `${pointer.slice('/properties/field/default'.length)} ${code}: ${message}. ${remedy}`;
    });
}

it.each([
  [
    {
      ...rows,
      default: [
        { kind: 'a', tick: false },
        { text: 'x', tick: true },
      ],
    },
  ],
  [{ ...words, default: ['x', 'y'] }],
  [{ ...ticks, default: ['b', 'a'] }],
  [{ json: { type: 'object' }, default: { a: [1] } }],
  [{ ...kind, default: 'a' }],
])('compileForm: reports nothing for a default that the field can have: %j', (field) => {
  expect(found(field)).toEqual([]);
});

it.each([
  [
    { ...rows, default: [{ knd: 'a' }] },
    '/0/knd unknown-field: There is no field "knd". Did you mean "kind"?',
  ],
  [
    { ...rows, default: [{}, { kind: 'c' }] },
    '/1/kind unknown-value: /field/*/kind is never "c". Write a value that it can have.',
  ],
  [
    { ...rows, default: ['x'] },
    '/0 unknown-value: /field/* is never "x". Write an object with the names of its fields.',
  ],
  [
    { ...rows, default: { kind: 'a' } },
    ' unknown-value: /field/* is never {"kind":"a"}. Write a list of the answers in its first rows.',
  ],
  [
    { ...words, default: ['x', 5] },
    '/1 unknown-value: /field/* is never 5. Write a value that it can have.',
  ],
  [
    { ...words, default: ['x', 'y', 'z'] },
    ' contradictory-limits: The list shows more rows at first than the 2 that it may have. Shorten "default", or raise "maxItems".',
  ],
  [{ ...ticks, default: ['a', 'bb'] }, '/1 unknown-value: /field is never "bb". Did you mean "b"?'],
  [
    { ...text, default: ['x'] },
    ' unknown-value: /field is never ["x"]. Write a value that it can have.',
  ],
])(
  'compileForm: reports a value in a default that the field cannot have: %j',
  (field, ...expected) => {
    expect(found(field)).toEqual(expected);
  },
);

it.each([
  [{ ...ticks, default: [] }],
  [{ ...ticks, default: ['c'] }],
  [{ json: { type: 'object' }, default: null }],
  [{ ...text, default: null }],
])('compileForm: sets no first value for a default that fills in nothing: %j', (field) => {
  const { plan } = compile(makeFiles({ field } as never));
  const [node] = plan?.root.children ?? [];
  expect(node).toMatchObject({ key: 'field' });
  expect(Object.keys(node ?? {})).not.toEqual(expect.arrayContaining(['first']));
  expect(Object.keys(node ?? {})).not.toEqual(expect.arrayContaining(['initial']));
});

it('compileForm: omits an entry of a default that is not an option', () => {
  const { plan } = compile(makeFiles({ field: { ...ticks, default: ['a', 'bb'] } } as never));
  expect(plan?.root.children[0]).toMatchObject({ first: ['a'] });
});
