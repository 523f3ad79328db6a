import { DATE, file, LIST, pdf, rule, type SpecifiedRule, shape, TEXT } from './specifiedRule.ts';

/**
 * The project's own rules, in addition to the rules of the specification and the declared rules.
 */
export const OURS: readonly SpecifiedRule[] = [
  rule('weekday', ['weekday'], { ...DATE, weekday: [1] }, '20/11/2026', 'validation_weekday'),
  rule('retyped', ['sameAs'], { ...TEXT, sameAs: 'other' }, 'x', 'validation_notSame'),
  rule(
    'date from',
    ['dateMin'],
    { ...DATE, dateMin: '01/01/2026' },
    '31/12/2025',
    'validation_dateMin 01/01/2026',
  ),
  rule('multiple', ['multipleOf'], { ...TEXT, multipleOf: '5' }, '6', 'validation_multipleOf 5'),
  rule('schema', ['schema'], { ...TEXT, rules: [{ schema: { const: 'a' }, key: 'k' }] }, 'b', 'k'),
  // Only external schemas have the messages of alternatives. The rule is a `schema`.
  ...['mustBeOneOf', 'answerOneOf', 'checkTogether'].map((name) => {
    const key = `validation_${name}`;
    const rules = [{ schema: { const: 'a' }, key, args: ['a'] }];
    return rule(name, ['schema'], { ...TEXT, rules }, 'b', `${key} a`);
  }),
  rule('storable', ['storable'], TEXT, 'a\u0000', 'validation_notStorable'),
  rule(
    'files together',
    ['maxTotalBytes'],
    { type: 'array', maxItems: 3, maxTotalBytes: 15, items: file() },
    [pdf('a.pdf'), pdf('b.pdf')],
    'validation_filesSizeExceed 15',
  ),
  rule('any shape', ['json'], { json: { type: 'string' } }, [1], 'validation_wrongKind'),
  shape('pattern', { pattern: '^a$' }, 'b', 'validation_wrongSpellingOf a'),
  // No readable text matches, so that the message has no example.
  shape('pattern without example', { pattern: '^\\u0007$' }, 'b', 'validation_wrongSpelling'),
  shape('none of the alternatives', { enum: ['a'] }, 'b', 'validation_noOption'),
  shape('a repeated entry', { uniqueItems: true }, [1, 1], 'validation_repeated'),
  shape('more than', { exclusiveMinimum: 2 }, 2, 'validation_moreThan 2'),
  shape('less than', { exclusiveMaximum: 2 }, 2, 'validation_lessThan 2'),
  shape(
    'name',
    { propertyNames: { const: 'a' } },
    { b: 1 },
    'validation_invalidPart b /b validation_unknownName',
  ),
  shape('ruled out', { not: { minimum: 1 } }, 1, 'validation_ruledOut'),
  shape('a value that is ruled out', { not: { const: 1 } }, 1, 'validation_mustNotBe 1'),
  shape('not together', { not: { required: ['a'] } }, { a: 1 }, 'validation_notTogether'),
  shape('a required entry', { contains: { const: 1 } }, [2], 'validation_mustInclude 1'),
  shape(
    'one of several entries',
    { contains: { enum: [1, 2] } },
    [3],
    'validation_mustIncludeAny 1, 2',
  ),
  shape(
    'a minimum count of an entry',
    { contains: { const: 1 }, minContains: 2 },
    [1],
    'validation_mustIncludeSome 2 1',
  ),
  shape('a matching entry', { contains: { minimum: 2 } }, [1], 'validation_contains'),
  shape(
    'a forbidden name',
    { properties: { a: false } },
    { a: 1 },
    'validation_invalidPart a /a validation_notAsked',
  ),
  rule(
    'part',
    ['json'],
    { json: { items: { const: 1 } } },
    [1, 2],
    'validation_invalidPart 2 /1 validation_noOption',
  ),
  rule(
    'part missing',
    ['json'],
    { json: { required: ['a'] } },
    { b: 1 },
    'validation_requiredPart a /a validation_required',
  ),
  rule('no empty record', ['emptyRows'], LIST, [{ eng: 'x' }, {}], '/1 validation_emptyRecord'),
];
