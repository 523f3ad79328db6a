import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateForm, type LeafNode, type PlanNode } from '#engine';
import {
  differenceOf,
  moduleVerdict,
  type Verdict,
} from '../../scripts/fuzz/validators/difference.ts';
import { openSubjects, type Subject } from '../../scripts/fuzz/validators/openSubjects.ts';
import { payloadsOf } from '../../scripts/fuzz/validators/payloads.ts';

/** Payloads for each form; `npm run fuzz -- validators` is the longer run. */
const PAYLOADS = 200;
const SEED = 20_261_120;

const subjects = await openSubjects();

describe.each(subjects)('$code', (subject) => {
  it('gives equal results in the validator module and in the reference', {
    timeout: 20_000,
  }, () => {
    expect(firstDifference(subject)).toBeUndefined();
  });

  it('gives equal results for its samples', () => {
    const differences = subject.samples.map(({ formData: data, now }) =>
      differenceOf(subject, { data, now }),
    );
    expect(differences.filter((each) => each !== undefined)).toEqual([]);
  });
});

/** Plants a fault: adds a value for each hidden answer to the data. */
const keepsHidden: Verdict = (subject, payload) => {
  const verdict = moduleVerdict(subject, payload);
  if (verdict === 'refused') return verdict;
  const { errors, data, hidden, fee } = evaluateForm(subject.plan, subject.validator, payload);
  const kept = Object.fromEntries(hidden.map((pointer) => [pointer, 'kept']));
  return {
    errors: errors.map(({ path, key, args }) => ({ path, key, args })),
    data: { ...data, ...kept },
    totalCents: fee.totalCents,
  };
};

/** Plants a fault: uses the date in Greenwich instead of the date in Hong Kong. */
const inAnotherZone: Verdict = (subject, { data, now }) =>
  moduleVerdict(subject, {
    data,
    now: new Date(Date.parse(now) - 8 * 60 * 60 * 1000).toISOString(),
  });

/** Plants a fault: omits one step of normalisation. */
function keeps(spelling: Spelling): Verdict {
  return (subject, payload) => {
    const root = withoutSpelling(subject.plan.root, spelling) as Subject['plan']['root'];
    return moduleVerdict({ ...subject, plan: { ...subject.plan, root } }, payload);
  };
}

it.each<readonly [string, string, Verdict]>([
  ['a hidden value that is kept', 'LREAL1', keepsHidden],
  ['the date in another time zone', 'LR164', inAnotherZone],
  ['a comma that is not dropped', 'LODLIST', keeps('ungrouped')],
  ['a percent sign that is not dropped', 'LR125', keeps('percent')],
  ['a month without its zero', 'LRMDB1', keeps('monthYear')],
])('finds a planted fault: %s', { timeout: 20_000 }, (_, code, planted) => {
  const subject = subjects.find((each) => each.code === code);
  if (!subject) throw new Error(`Cannot find ${code}`);
  expect(firstDifference(subject, planted)).toContain('reference');
});

type Spelling = LeafNode['spelling'][number];

/** Returns the first found difference between module and reference, with its payload. */
function firstDifference(subject: Subject, module?: Verdict): string | undefined {
  const agree = fc.property(payloadsOf(subject), (payload) => {
    const difference = differenceOf(subject, payload, module);
    if (difference) throw new Error(difference);
  });
  const { failed, errorInstance, counterexample } = fc.check(agree, {
    seed: SEED,
    numRuns: module ? 10 * PAYLOADS : PAYLOADS,
    // Shrinking the counterexample of a planted fault has no use and costs time.
    endOnFailure: module !== undefined,
  });
  return failed ? `${String(errorInstance)} ${JSON.stringify(counterexample)}` : undefined;
}

function withoutSpelling(node: PlanNode, spelling: Spelling): PlanNode {
  if (node.kind === 'leaf') {
    return { ...node, spelling: node.spelling.filter((each) => each !== spelling) };
  }
  if (node.kind === 'list') {
    return { ...node, item: withoutSpelling(node.item, spelling) as typeof node.item };
  }
  return { ...node, children: node.children.map((each) => withoutSpelling(each, spelling)) };
}
