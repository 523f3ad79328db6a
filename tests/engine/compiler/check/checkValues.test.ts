import { expect, it } from 'vitest';
import { makeFiles } from '../../support/makeForm.ts';
import { compile } from '../../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const ticks = { type: 'array', uniqueItems: true, items: kind };
const tick = { type: 'boolean' };
const text = { type: 'string', maxChars: 9 };
const rows = {
  type: 'array',
  maxItems: 4,
  items: { type: 'object', properties: { kind, text } },
};
const words = { type: 'array', maxItems: 4, items: text };

/** Returns `pointer: message` of each value that the field can never have. */
function found(visibleWhen: object, rules: readonly object[] = []) {
  const field = { ...text, visibleWhen, rules };
  const { diagnostics } = compile(
    makeFiles({ kind, ticks, tick, text, rows, words, field } as never),
  );
  return diagnostics
    .filter(({ code }) => code === 'unknown-value')
    .map(({ pointer, message }) => `${pointer.replace(/^.*(visibleWhen|rules)/, '')}: ${message}`);
}

it.each([
  [{ '/kind': { enum: ['a', 'c'] } }, ['/~1kind/enum/1: /kind is never "c"']],
  [{ '/kind': { not: { const: 'c' } } }, ['/~1kind/not/const: /kind is never "c"']],
  [{ '/ticks': { contains: { const: 'c' } } }, ['/~1ticks/contains/const: /ticks is never "c"']],
  [{ '/tick': { const: 'true' } }, ['/~1tick/const: /tick is never "true"']],
  [{ '/text': { anyOf: [{ const: 7 }] } }, ['/~1text/anyOf/0/const: /text is never 7']],
  [{ '/words': { contains: { const: 7 } } }, ['/~1words/contains/const: /words/* is never 7']],
  [
    { '/rows': { contains: { properties: { kind: { const: 'c' } }, required: ['kind'] } } },
    ['/~1rows/contains/properties/kind/const: /rows/*/kind is never "c"'],
  ],
])(
  'checkValues: warns of a condition with a value that the field never has: %j',
  (condition, messages) => {
    expect(found(condition)).toEqual(messages);
  },
);

it('checkValues: warns of a rule with a value that its field never has', () => {
  const rule = { schema: { not: { enum: ['x', 7] } }, key: 'validation_invalid' };
  expect(found({ '/tick': { const: true } }, [rule])).toEqual([
    '/0/schema/not/enum/1: /field is never 7',
  ]);
});

it.each([
  [{ '/kind': { enum: ['a', 'b'] } }],
  [{ '/ticks': { contains: { enum: ['a'] } } }],
  [{ '/rows': { contains: { properties: { kind: { const: 'b' }, text: { const: 'any' } } } } }],
  [{ '/text': { const: 'anything' }, '/tick': { const: true } }],
])('checkValues: accepts a condition with possible values: %j', (condition) => {
  expect(found(condition)).toEqual([]);
});
