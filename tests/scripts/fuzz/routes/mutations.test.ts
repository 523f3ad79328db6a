import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CANARY,
  type Mutation,
  mutated,
  mutations,
} from '../../../../scripts/fuzz/routes/mutations.ts';

const BODY = { a: 1, rows: [{ b: 'x' }, 2] };
const change = (at: number, how: Mutation['how'], value: unknown = 'V', name = 'n'): Mutation => ({
  at,
  how,
  name,
  value,
});

describe('mutated', () => {
  it('returns the body unchanged without a change, and never changes the given body', () => {
    expect(mutated(BODY, [])).toBe(JSON.stringify(BODY));
    mutated(BODY, [change(1, 'remove'), change(0, 'replace')]);
    expect(BODY).toEqual({ a: 1, rows: [{ b: 'x' }, 2] });
  });

  // The places in order: the body, a, rows, rows/0, rows/0/b, rows/1.
  it.each<readonly [string, readonly Mutation[], string]>([
    ['the whole body', [change(0, 'replace', null)], 'null'],
    ['a member', [change(1, 'replace')], '{"a":"V","rows":[{"b":"x"},2]}'],
    ['a member of a row', [change(4, 'double')], '{"a":1,"rows":[{"b":["x","x"]},2]}'],
    ['a removed list', [change(2, 'remove')], '{"a":1}'],
    ['an added member', [change(3, 'add')], '{"a":1,"rows":[{"b":"x","n":"V"},2]}'],
    ['an addition to a text', [change(4, 'add')], '{"a":1,"rows":[{"b":"V"},2]}'],
    ['an added entry of a list', [change(2, 'add', 9, '')], '{"a":1,"rows":[{"b":"x"},2,9]}'],
    ['an entry at an index', [change(2, 'add', 9, '1')], '{"a":1,"rows":[{"b":"x"},9]}'],
    ['a name that a list cannot have', [change(2, 'add', 9, 'n')], JSON.stringify(BODY)],
    ['a place beyond the last', [change(7, 'remove')], '{"rows":[{"b":"x"},2]}'],
    ['two changes', [change(1, 'remove'), change(1, 'remove')], '{}'],
  ])('changes %s', (_what, changes, text) => {
    expect(mutated(BODY, changes)).toBe(text);
  });

  it('adds __proto__ as an own member, and pollutes nothing', () => {
    const text = mutated(BODY, [change(0, 'add', { polluted: true }, '__proto__')]);
    expect(text).toContain('"__proto__":{"polluted":true}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('writes texts that JSON.stringify cannot write', () => {
    const spelt = (value: string) => mutated({ a: 1 }, [change(1, 'replace', value)]);
    expect(spelt('@huge')).toBe('{"a":1e400}');
    expect(spelt('@halfPair')).toBe('{"a":"\\ud800"}');
    expect(spelt('@deep')).toBe(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`);
    expect(spelt('@other')).toBe('{"a":"@other"}');
  });

  it('leaves a removed body empty', () => {
    expect(mutated(BODY, [change(0, 'remove')])).toBe('');
    expect(mutated(BODY, [change(0, 'remove'), change(0, 'replace')])).toBe('');
  });
});

describe('mutations', () => {
  it('generates up to four changes of each kind; some contain the canary', () => {
    const generated = fc.sample(mutations(), { seed: 20_261_121, numRuns: 300 });
    expect(new Set(generated.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3, 4]));
    const all = generated.flat();
    expect(new Set(all.map(({ how }) => how))).toEqual(
      new Set(['replace', 'remove', 'add', 'double']),
    );
    expect(all.filter(({ name, value }) => name === CANARY || value === CANARY).length).not.toBe(0);
  });
});
