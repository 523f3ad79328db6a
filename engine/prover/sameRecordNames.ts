import type { Texts } from '../definition/JsonSchema.ts';
import type { Plan } from '../definition/Plan.ts';
import type { ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Language } from '../language.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { Logic } from './Logic.ts';

/** Two lists whose records are called the same, so that nobody can tell "Record 2" of the one from that of the other. */
export interface SameName {
  readonly language: Language;
  /** The later of the two: its text key and its pattern. */
  readonly textKey: string;
  readonly pattern: string;
  /** Pattern of the earlier one. */
  readonly other: string;
  /** What a record of either is called: "Document {n}". */
  readonly name: string;
}

/** A list, and what its records are told apart by. */
interface Named {
  readonly node: ListNode;
  readonly name: string;
  /** What is said before the name, in an error and by the headings around it. */
  readonly around: string;
  /** The lists that it lies in. */
  readonly within: readonly Named[];
}

/**
 * Finds lists of one form whose records have the same name in a language. Labels of the groups that
 * they stand in tell them apart, and so does the record that a list lies in, unless it is called the
 * same itself; lists that are never shown together need no telling apart.
 */
export function sameRecordNames(
  plan: Plan,
  validator: ValidatorModule,
  texts: Readonly<Record<Language, Texts>>,
): readonly SameName[] {
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
  if (heard(one.name) !== heard(other.name)) return false;
  return one.around === other.around || one.within.includes(other);
}

/** Names that differ in capitals or spaces only sound the same. */
function heard(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** In page order; a list without a name is told as a missing text. */
function namedIn(
  node: PlanNode,
  texts: Texts,
  { around, within }: Pick<Named, 'around' | 'within'>,
): readonly Named[] {
  if (node.kind === 'leaf' || node.ui['ui:widget'] === 'hidden') return [];
  if (node.kind === 'group') {
    const label = node.key === '*' ? '' : heard(texts[`${node.textKey}.label`] ?? '');
    const inside = { around: label === '' ? around : `${around}${label}, `, within };
    return node.children.flatMap((child) => namedIn(child, texts, inside));
  }
  const name = texts[`${node.textKey}.record`];
  const own = name === undefined ? [] : [{ node, name, around, within }];
  // Of two outer lists with one name the outer ones are told; what lies in them is not told again.
  const inside = { around: `${around}${node.pattern}, `, within: [...within, ...own] };
  return [...own, ...namedIn(node.item, texts, inside)];
}
