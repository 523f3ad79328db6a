import { describe, expect, it } from 'vitest';
import { checkPointers } from '../../../../engine/compiler/check/checkPointers.ts';
import type { Manifest } from '../../../../engine/definition/Manifest.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { LIST, TEXT } from '../../support/schemaCase.ts';

/** Returns `pointer code` of each diagnostic about a manifest, and the remedies. */
function check(manifest: object) {
  const { compilation, found, remedies } = openCompilation({
    name: TEXT,
    kind: { enum: ['x', 'y'] },
    rows: LIST,
  });
  const steps = [{ id: 'particulars', fields: ['/name'] }];
  checkPointers(compilation, { steps, ...manifest } as unknown as Manifest, 'manifest.json');
  return { faults: found(), remedies: remedies() };
}

describe('checkPointers', () => {
  it.each<[string, object, readonly string[]]>([
    ['known answers', { autofill: { enName: '/name' } }, []],
    ['an unknown answer', { autofill: { enName: '/nmae' } }, ['/autofill/enName unknown-pointer']],
    ['a list', { autofill: { enName: '/rows' } }, ['/autofill/enName unfit-pointer']],
    ['a given option', { autofillWith: { a: { '/kind': 'x' } } }, []],
    [
      'a value that is no option',
      { autofillWith: { a: { '/kind': 'z' } } },
      ['/autofillWith/a/~1kind unfit-pointer'],
    ],
    [
      'a value of an unknown answer',
      { autofillWith: { a: { '/knd': 'x' } } },
      ['/autofillWith/a/~1knd unknown-pointer'],
    ],
    ['retained answers', { resume: { retain: ['/name', '/rows'] } }, []],
    [
      'an unknown retained answer',
      { resume: { retain: ['/name', '/gone'] } },
      ['/resume/retain/1 unknown-pointer'],
    ],
    ['a known step', { resume: { fromStep: 'particulars' } }, []],
    ['an unknown step', { resume: { fromStep: 'particular' } }, ['/resume/fromStep unknown-step']],
    ['nothing', {}, []],
  ])('checks %s', (_, manifest, faults) => {
    expect(check(manifest).faults).toEqual(faults);
  });

  it('proposes a step with a similar name', () => {
    expect(check({ resume: { fromStep: 'particular' } }).remedies).toBe(
      'Did you mean "particulars"?',
    );
  });
});
