import fc from 'fast-check';
import { evaluateForm, type FormData, type PlanNode, WrongShapeError } from '#engine';
import { nodeAt } from '../../../../../engine/store/nodeAt.ts';
import type { FormUnderCheck } from '../../../../../server/forms/check/sampleFindings.ts';

const NOW = '2026-11-20T10:00:00+08:00';

/** Texts for any field; some satisfy a format or a pattern of the fixtures. */
const TEXTS = [
  '',
  'a',
  'Chan Tai Man',
  'a@example.hk',
  '12',
  '-1',
  '2026-02-30',
  '2026-12-31',
  'x',
  '2011-05-06',
  '2026-10-01T10:00:00+08:00',
  'https://example.hk',
  'CHAN',
  'K1234567',
  '12345678',
  'INV-1234',
  'JH4KA7561PC008269',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '1.0.0',
  'long enough for a text',
];

/** Returns answers of a node, right and wrong ones; a field is often absent. */
export function answersOf(node: PlanNode): fc.Arbitrary<unknown> {
  if (node.kind === 'group') {
    const parts = node.children.map((child) => [
      child.key,
      fc.option(answersOf(child), { nil: undefined }),
    ]);
    return fc.record(Object.fromEntries(parts));
  }
  if (node.kind === 'list') {
    const row = node.item.isBare ? node.item.children[0] : node.item;
    return fc.array(answersOf(row ?? node.item), { maxLength: 3 });
  }
  const options = (node.options ?? []).map(({ value }) => value);
  if (node.valueType === 'choices') return fc.subarray(options);
  if (options.length > 0) return fc.constantFrom(...options);
  if (node.valueType === 'checkbox') return fc.constantFrom(true, false);
  if (node.valueType === 'number') return fc.constantFrom(...NUMBERS);
  // A file is absent: its content is not part of the answers.
  if (node.valueType === 'file') return fc.constant(undefined);
  if (node.valueType === 'json') return fc.jsonValue({ maxDepth: 2 });
  return fc.constantFrom(...TEXTS);
}

const NUMBERS = [-1, 0, 0.5, 1, 7, 20, 200, 1990];

/** Returns the result of a form for some answers. */
export function verdict({ plan, validator }: FormUnderCheck, data: FormData) {
  try {
    const { errors, hidden, data: held } = evaluateForm(plan, validator, { data, now: NOW });
    return { errors, hidden, held };
  } catch (error) {
    if (!(error instanceof WrongShapeError)) throw error;
    return 'wrong shape';
  }
}

/** The most answers that are tried for a wrong one. */
const ROUNDS = 2 * TEXTS.length;

/**
 * Returns the answers after wrong ones were replaced, until the form accepts them or only a rule of
 * the whole form refuses them. Answers for which no try suffices stay wrong.
 */
export function repaired(form: FormUnderCheck, data: FormData): FormData {
  const answers = structuredClone(data);
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = verdict(form, answers);
    if (result === 'wrong shape') return answers;
    const wrong = result.errors.filter(({ path }) => path !== '');
    if (wrong.length === 0) return answers;
    for (const { path } of wrong) {
      setAnswer(answers, path, candidate(nodeAt(form.plan.root, path), round));
    }
  }
  return answers;
}

function candidate(node: PlanNode, round: number): unknown {
  if (node.kind === 'group') return {};
  if (node.kind === 'list') {
    const [only] = node.item.children;
    return [node.item.isBare && only ? candidate(only, round) : {}];
  }
  const options = (node.options ?? []).map(({ value }) => value);
  if (node.valueType === 'choices') return options.slice(0, 1 + (round % options.length));
  if (options.length > 0) return options[round % options.length];
  if (node.valueType === 'checkbox') return round % 2 === 0;
  if (node.valueType === 'number') return NUMBERS[round % NUMBERS.length];
  return node.valueType === 'json' ? JSONS[round % JSONS.length] : TEXTS[round % TEXTS.length];
}

const JSONS = [
  {},
  { bg: '#fff', fg: '#000' },
  'a',
  [1, 2],
  [
    [1, 2],
    [3, 4],
  ],
  { a: 'b' },
  [[1, 2, 3]],
];

function setAnswer(answers: FormData, path: string, value: unknown): void {
  const names = path.slice(1).split('/');
  const last = names.pop() ?? '';
  let at: object = answers;
  for (const name of names) {
    if (typeof Reflect.get(at, name) !== 'object') Reflect.set(at, name, {});
    at = Reflect.get(at, name) as object;
  }
  Reflect.set(at, last, value);
}
