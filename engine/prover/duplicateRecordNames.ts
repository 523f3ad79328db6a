import type { Language } from '../constants/language.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Texts } from '../definition/JsonSchema.ts';
import type { Plan } from '../definition/Plan.ts';
import type { ListNode, PlanNode } from '../definition/PlanNode.ts';
import { Logic } from './Logic.ts';

/** Two lists whose records have the same name, so that "Record 2" could belong to either list. */
export interface DuplicateName {
  readonly language: Language;
  /** Text key of the later list. */
  readonly textKey: string;
  readonly pattern: string;
  /** Pattern of the earlier list. */
  readonly other: string;
  /** The name of a record of either list: "Document {n}". */
  readonly name: string;
}

/** A list with the texts that distinguish its records. */
interface Named {
  readonly node: ListNode;
  readonly name: string;
  /** The labels before the name, in an error and in the headings around the record. */
  readonly around: string;
  /** The lists that contain the list. */
  readonly within: readonly Named[];
}

/**
 * Finds lists of one form whose records have the same name in a language. The labels of the groups
 * around them distinguish the records. The record that contains a list distinguishes them too,
 * unless it has the same name itself. Lists that are never shown together may share a name.
 *
 * @returns one entry for each language and each later list
 *
 * @example
 * const [orders] = ORDERS.plan.root.children;
 * const children = [orders, { ...orders, key: 'copies', pattern: '/copies' }];
 * const plan = { ...ORDERS.plan, root: { ...ORDERS.plan.root, children } };
 * duplicateRecordNames(plan, ORDERS.validator, ORDERS.texts).map(({ name }) => name); // ['Order {n}']
 * duplicateRecordNames(ORDERS.plan, ORDERS.validator, ORDERS.texts); // []
 */
export function duplicateRecordNames(
  plan: Plan,
  validator: ValidatorModule,
  texts: Readonly<Record<Language, Texts>>,
): readonly DuplicateName[] {
  const logic = new Logic(plan, validator);
  const isTogether = (one: PlanNode, other: PlanNode) =>
    logic.isPossible(logic.isShown(one.pattern), logic.isShown(other.pattern));
  return plan.languages.flatMap((language) => {
    const lists = namedIn(plan.root, texts[language], { around: '', within: [] });
    return lists.flatMap((one, at) => {
      const other = lists
        .slice(0, at)
        .find((each) => isAlike(one, each) && isTogether(one.node, each.node));
      if (!other) return [];
      const { textKey, pattern } = one.node;
      return [{ language, textKey, pattern, other: other.node.pattern, name: one.name }];
    });
  });
}

function isAlike(one: Named, other: Named): boolean {
  if (spokenName(one.name) !== spokenName(other.name)) return false;
  return one.around === other.around || one.within.includes(other);
}

/**
 * Returns a name without differences in capitals or spaces, which a screen reader does not
 * announce.
 */
function spokenName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * Returns named lists in page order; another check reports a list without a name as a missing
 * text.
 */
function namedIn(
  node: PlanNode,
  texts: Texts,
  { around, within }: Pick<Named, 'around' | 'within'>,
): readonly Named[] {
  if (node.kind === 'leaf' || node.ui['ui:widget'] === 'hidden') return [];
  if (node.kind === 'group') {
    const label = node.key === '*' ? '' : spokenName(texts[`${node.textKey}.label`] ?? '');
    const inside = { around: label === '' ? around : `${around}${label}, `, within };
    return node.children.flatMap((child) => namedIn(child, texts, inside));
  }
  const name = texts[`${node.textKey}.record`];
  const own = name === undefined ? [] : [{ node, name, around, within }];
  // Two outer lists with one name are reported themselves; the lists inside them are not reported.
  const inside = { around: `${around}${node.pattern}, `, within: [...within, ...own] };
  return [...own, ...namedIn(node.item, texts, inside)];
}
