import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../../../engine/compiler/compile/spellingsOf.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import type { Spelling, ValueType } from '../../../../engine/definition/PlanNode.ts';
import { draftOf } from '../../support/draftOf.ts';

const WHEN = { '/kind': { const: 'x' } };
const spell = (valueType: ValueType, schema: JsonObject = {}) =>
  spellingsOf(draftOf('leaf', '/a', { type: 'string', ...schema }), valueType);

describe('spellingsOf', () => {
  it.each<[ValueType, readonly Spelling[]]>([
    ['text', []],
    ['hkid', ['hkid']],
    ['prn', ['narrow', 'upperCase', 'unspaced']],
    ['phone', ['narrow']],
    ['email', ['narrow', 'mailDomain']],
    ['date', ['date']],
    ['monthYear', ['monthYear']],
    ['time', ['time']],
    ['money', ['narrow', 'currency', 'ungrouped']],
    ['percentage', ['narrow', 'ungrouped', 'percent']],
    ['decimal', ['narrow', 'ungrouped', 'pointed']],
    ['integer', ['narrow', 'ungrouped']],
    ['choice', []],
  ])('of %s are %j', (valueType, expected) => {
    expect(spell(valueType)).toEqual(expected);
  });

  it('include the steps of a keyword of the answer, each once and in order', () => {
    const own = spell('text', { crNumber: true });
    expect(own).toContain('narrow');
    expect(spell('phone', { crNumber: true })).toEqual(own);
  });

  it('include the steps of an entry, without a condition', () => {
    expect(spell('text', { rules: [{ crNumber: true }] })).toEqual(
      spell('text', { crNumber: true }),
    );
    expect(spell('text', { rules: ['crNumber', { key: 'k' }] })).toEqual([]);
  });

  it('include only the harmless steps of an entry with a condition', () => {
    const ifHkid = spell('text', { rules: [{ when: WHEN, hkid: true }] });
    expect(ifHkid).toContain('maybeHkid');
    expect(ifHkid).not.toContain('hkid');
  });
});
