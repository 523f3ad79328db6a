import type { Condition } from '../definition/Condition.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import { answerLines } from './answerLines.ts';
import { formatHkid } from './hkid.ts';
import type { ReviewInput } from './Review.ts';
import { valueAt } from './valueAt.ts';

/**
 * The answer at a pointer as it is shown: as `answerLines` writes it, an identity card number with
 * its brackets also where it is one only for one kind of document.
 *
 * @param pointer with row indices
 */
export function shownLines(node: LeafNode, pointer: string, input: ReviewInput): readonly string[] {
  const lines = answerLines(node, valueAt(input.data, pointer), input);
  return isHkidAnswer(node, pointer, input) ? lines.map(formatHkid) : lines;
}

/**
 * A number that is an HKID only for one kind of document: its `hkid` rule asks an answer, and that
 * answer says `hkid`.
 */
function isHkidAnswer(node: LeafNode, pointer: string, { plan, data }: ReviewInput): boolean {
  return node.rules.some(({ keyword, when }) => {
    if (keyword !== 'hkid') return false;
    const condition = when === undefined ? undefined : plan.conditions[when];
    const asked = condition === undefined ? [] : patternsOf(condition);
    return (
      when === undefined ||
      asked.some((pattern) => valueAt(data, inRow(pattern, pointer)) === 'hkid')
    );
  });
}

function patternsOf(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'test':
      return [condition.pattern];
    case 'not':
      return [];
    case 'all':
    case 'any':
      return condition.of.flatMap(patternsOf);
  }
}

/** The pointer of a pattern in the rows that a pointer stands in. */
function inRow(pattern: string, pointer: string): string {
  const rows = pointer.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part === '*' ? (rows[index] ?? part) : part))
    .join('/');
}
