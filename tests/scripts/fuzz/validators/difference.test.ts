import { beforeAll, describe, expect, it } from 'vitest';
import {
  differenceOf,
  moduleVerdict,
  type Verdict,
} from '../../../../scripts/fuzz/validators/difference.ts';
import { openSubjects, type Subject } from '../../../../scripts/fuzz/validators/openSubjects.ts';

let subject: Subject;
beforeAll(async () => {
  const [first] = await openSubjects(['LRSI1']);
  if (!first) throw new Error('Cannot find LRSI1');
  subject = first;
});

/** Returns the answers of the first sample with changes. */
function payload(changes: object = {}) {
  const [sample] = subject.samples;
  return { now: sample?.now ?? '', data: { ...sample?.formData, ...changes } };
}
const WRONG = { orderType: { surplus: 1 } };

describe('moduleVerdict', () => {
  it('returns errors, data and total of a payload', () => {
    const verdict = moduleVerdict(subject, payload());
    expect(verdict).toEqual({
      errors: [{ path: '/ackEmail', key: 'validation_required', args: [] }],
      data: expect.objectContaining({ purchaserType: 'individual' }),
      totalCents: 37_000,
    });
  });

  it('returns "refused" for data of another structure', () => {
    expect(moduleVerdict(subject, payload(WRONG))).toBe('refused');
  });

  it('passes faults of the engine on', () => {
    const validator = {
      ...subject.validator,
      shape: () => {
        throw new Error('a fault');
      },
    };
    expect(() => moduleVerdict({ ...subject, validator }, payload())).toThrow('a fault');
  });
});

describe('differenceOf', () => {
  it('finds no difference for good and for wrong answers', () => {
    expect(differenceOf(subject, payload())).toBeUndefined();
    expect(differenceOf(subject, payload(WRONG))).toBeUndefined();
    expect(differenceOf(subject, payload({ person: {} }))).toBeUndefined();
  });

  it('shows both results when they differ', () => {
    const planted: Verdict = () => ({ errors: [], totalCents: 1, data: {} });
    const [module, reference, ...more] = (differenceOf(subject, payload(), planted) ?? '').split(
      '\n',
    );
    expect(module).toBe('module    {"data":{},"errors":[],"totalCents":1}');
    expect(reference).toMatch(/^reference \{"data":\{.*"totalCents":\d+\}$/);
    expect(more).toEqual([]);
    expect(differenceOf(subject, payload(WRONG), planted)).toContain('reference "refused"');
  });

  it('ignores the order of members, but not of lists', () => {
    const inOrder = moduleVerdict(subject, payload()) as { readonly errors: readonly unknown[] };
    const turned = (): unknown => Object.fromEntries(Object.entries(inOrder).toReversed());
    expect(differenceOf(subject, payload(), turned)).toBeUndefined();
    const doubled = () => ({ ...inOrder, errors: [...inOrder.errors, { path: '/x' }] });
    expect(differenceOf(subject, payload(), doubled)).toContain('/x');
  });
});
