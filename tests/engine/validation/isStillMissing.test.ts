import { describe, expect, it } from 'vitest';
import { isStillMissing } from '../../../engine/validation/isStillMissing.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { stateOf } from '../support/stateOf.ts';

const { at } = stateOf(
  {
    empty: leaf('text'),
    spaces: leaf('text'),
    nothing: leaf('text'),
    wrong: leaf('text'),
    zero: leaf('number'),
    unticked: leaf('checkbox'),
    noFile: leaf('file'),
    file: leaf('file'),
    json: leaf('json'),
    emptyJson: leaf('json'),
    date: group({ day: leaf('text'), month: leaf('text') }),
    emptyDate: group({ day: leaf('text'), month: leaf('text') }),
    rows: list({ a: leaf('text') }),
    emptyRows: list({ a: leaf('text') }),
    blankRows: list({ a: leaf('text') }),
  },
  {
    spaces: ' \u00a0',
    nothing: null,
    wrong: '31/02/2026',
    zero: 0,
    unticked: false,
    noFile: {},
    file: { name: 'a.pdf', size: 1 },
    json: { list: [null, { a: 'v' }] },
    emptyJson: { list: [null, { a: '' }], none: null },
    date: { day: '31' },
    emptyDate: { day: ' ' },
    rows: [{}, { a: 'v' }],
    blankRows: [{}, { a: '' }],
  },
);

const isMissing = (pointer: string, rule: string, key = 'k') =>
  isStillMissing(at(pointer), { rule, key, args: [] });

describe('isStillMissing', () => {
  it.each([
    ['/empty', 'required', true],
    ['/spaces', 'required', true],
    ['/nothing', 'required', true],
    ['/noFile', 'fileTypes', true],
    ['/emptyJson', 'json', true],
    ['/emptyDate', 'required', true],
    ['/emptyRows', 'required', true],
    ['/blankRows', 'emptyRows', true],
    ['/wrong', 'hkDate', false],
    ['/zero', 'minValue', false],
    ['/file', 'fileTypes', false],
    ['/json', 'json', false],
    ['/date', 'dateParts', false],
    ['/rows', 'maxItems', false],
    ['/rows/0', 'emptyRows', true],
    ['/rows/1', 'schema', false],
  ])('for %s with a fault of %s returns %s', (pointer, rule, expected) => {
    expect(isMissing(pointer, rule)).toBe(expected);
  });

  it.each([
    ['/rows', 'minItems', true],
    ['/rows', 'countWhere', true],
    ['/rows', 'contains', true],
    ['/rows', 'minProperties', false],
    ['/date', 'minProperties', true],
    ['/date', 'dependentRequired', true],
    ['/date', 'minItems', false],
    ['/wrong', 'contains', false],
    ['/wrong', 'minItems', false],
  ])('for the filled %s with a fault of %s returns %s', (pointer, rule, expected) => {
    expect(isMissing(pointer, rule)).toBe(expected);
  });

  it('returns true for a missing part of an answer of any shape', () => {
    expect(isMissing('/json', 'json', 'validation_requiredPart')).toBe(true);
    expect(isMissing('/json', 'json', 'validation_invalidPart')).toBe(false);
  });
});
