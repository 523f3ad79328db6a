import { describe, expect, it } from 'vitest';
import type { ValidatorModule } from '../../../engine/contract/ValidatorModule.ts';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { Logic, not } from '../../../engine/prover/Logic.ts';
import { choice, group, leaf, planOf } from '../../support/planNodes.ts';

const test = (pattern: string, name: string): Condition => ({ kind: 'test', pattern, test: name });
const TESTS = {
  isA: (value: unknown) => value === 'a',
  isB: (value: unknown) => value === 'b',
  isTrue: (value: unknown) => value === true,
  isFalse: (value: unknown) => value === false,
  both: (value: unknown) => Array.isArray(value) && value.includes('p') && value.includes('q'),
};
const many = Array.from({ length: 9 }, (_, index) => `o${index}`);

/** The conditions of the form, by name. */
const CONDITIONS = {
  kindIsA: test('/kind', 'isA'),
  kindIsB: test('/kind', 'isB'),
  ticked: test('/tick', 'isTrue'),
  unticked: test('/tick', 'isFalse'),
  free: test('/free', 'isA'),
  onlyA: test('/onlyA', 'isA'),
  inGroup: test('/g/c', 'isA'),
  limited: test('/limited', 'isA'),
  both: test('/boxes', 'both'),
  manyBoxes: test('/manyBoxes', 'both'),
  computed: test('/computed', 'isB'),
} as const;
type Name = keyof typeof CONDITIONS;

const ref = (name: Name) => Object.keys(CONDITIONS).indexOf(name);
const PLAN = {
  ...planOf({
    kind: choice(['a', 'b']),
    tick: leaf('checkbox'),
    free: leaf('text'),
    onlyA: leaf('text', { visibleWhen: ref('kindIsA') }),
    g: group({ c: choice(['a']) }, { visibleWhen: ref('kindIsA') }),
    limited: choice([], { options: [{ value: 'a', when: ref('kindIsA') }, { value: 'b' }] }),
    boxes: choice(['p', 'q'], {}, 'choices'),
    manyBoxes: choice(many, {}, 'choices'),
    computed: choice(['a'], { computed: { op: 'today' } }),
  }),
  conditions: Object.values(CONDITIONS),
};

/** Returns a logic. @param more a further condition, with the reference 99 */
function logicOf(more?: Condition) {
  const conditions = [...PLAN.conditions];
  if (more) conditions[99] = more;
  const plan = { ...PLAN, conditions };
  return new Logic(plan, { tests: TESTS } as unknown as ValidatorModule);
}
const logic = logicOf();
const holds = (name: Name) => logic.holds(ref(name));

describe('Logic: conditions', () => {
  it.each<[readonly Name[], boolean]>([
    [['kindIsA'], true],
    [['kindIsA', 'kindIsB'], false],
    [['ticked'], true],
    [['unticked'], false],
    [['free'], true],
    [['onlyA', 'kindIsA'], true],
    [['onlyA', 'kindIsB'], false],
    [['inGroup', 'kindIsA'], true],
    [['inGroup', 'kindIsB'], false],
    [['limited'], true],
    [['limited', 'kindIsB'], false],
    [['both'], true],
    [['manyBoxes'], true],
    [['computed'], true],
  ])('%j can hold together: %s', (names, expected) => {
    expect(logic.isPossible(...names.map(holds))).toBe(expected);
  });

  it('gives the same answer to one test of a text', () => {
    expect(logic.isPossible(holds('free'), not(holds('free')))).toBe(false);
    expect(logic.isPossible(not(holds('free')))).toBe(true);
  });

  it.each<[string, Condition, boolean]>([
    ['all', { kind: 'all', of: [CONDITIONS.kindIsA, CONDITIONS.kindIsB] }, false],
    ['any', { kind: 'any', of: [CONDITIONS.unticked, CONDITIONS.kindIsB] }, true],
    ['any of impossible tests', { kind: 'any', of: [CONDITIONS.unticked] }, false],
    ['nothing of any', { kind: 'any', of: [] }, false],
    ['everything of all', { kind: 'all', of: [] }, true],
    ['not', { kind: 'not', of: CONDITIONS.unticked }, true],
    ['not of what always holds', { kind: 'not', of: { kind: 'all', of: [] } }, false],
  ])('combines tests: %s', (_, condition, expected) => {
    const combined = logicOf(condition);
    expect(combined.isPossible(combined.holds(99))).toBe(expected);
  });

  it('considers an absent answer, and an absent condition holds', () => {
    expect(logic.isPossible(not(holds('kindIsA')), not(holds('kindIsB')))).toBe(true);
    expect(logic.isPossible(logic.holds(undefined))).toBe(true);
    expect(logic.isPossible(not(logic.holds(undefined)))).toBe(false);
  });
});

describe('Logic: answers', () => {
  it.each<[string, unknown, Name | undefined, boolean]>([
    ['/kind', 'a', undefined, true],
    ['/kind', 'c', undefined, false],
    ['/kind', 'a', 'kindIsB', false],
    ['/free', 'anything', undefined, true],
    ['/onlyA', 'x', 'kindIsB', false],
    ['/tick', true, undefined, true],
    ['/tick', false, undefined, false],
  ])('%s can be %j with the condition %s: %s', (pattern, value, name, expected) => {
    const goals = [logic.has(pattern, value), ...(name ? [holds(name)] : [])];
    expect(logic.isPossible(...goals)).toBe(expected);
  });

  it('a text has one value at a time in each assumption', () => {
    expect(logic.isPossible(logic.has('/free', 'x'), not(logic.has('/free', 'x')))).toBe(false);
  });

  it.each<[string, Name, boolean]>([
    ['/onlyA', 'kindIsA', true],
    ['/onlyA', 'kindIsB', false],
    ['/g/c', 'kindIsB', false],
    ['/free', 'kindIsB', true],
    ['', 'kindIsB', true],
  ])('%s is visible together with %s: %s', (pattern, name, expected) => {
    expect(logic.isPossible(logic.isShown(pattern), holds(name))).toBe(expected);
  });

  it('considers a goal as possible after too many tries', () => {
    const texts = Array.from({ length: 15 }, (_, index) => `/t${index}`);
    const plan = planOf(
      Object.fromEntries(texts.map((pattern) => [pattern.slice(1), choice(['a', 'b'])])),
    );
    const large = new Logic(plan, { tests: {} } as unknown as ValidatorModule);
    const goals = texts.map((pattern) => not(large.has(pattern, 'c')));
    const impossible = large.has('/t14', 'c');
    expect(large.isPossible(...goals.slice(0, 3), large.has('/t2', 'c'))).toBe(false);
    expect(large.isPossible(...goals, impossible)).toBe(true);
  });
});
