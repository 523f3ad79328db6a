import type { Condition } from '../definition/Condition.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import { formatHkid } from '../format/hkid.ts';
import { valueAt } from '../values/valueAt.ts';
import { answerLines } from './answerLines.ts';
import type { ReviewInput } from './Review.ts';

/**
 * Formats the answer at a pointer like `answerLines`. It also adds the brackets of an identity card
 * number whose field accepts several kinds of document.
 *
 * @param pointer with row indices
 */
export function shownLines(node: LeafNode, pointer: string, input: ReviewInput): readonly string[] {
  const lines = answerLines(node, valueAt(input.data, pointer), input);
  return isHkidAnswer(node, pointer, input) ? lines.map(formatHkid) : lines;
}

/**
 * Checks whether a number is an HKID. Its `hkid` rule has no condition, or the condition reads an
 * answer with the value `hkid` (the chosen kind of document).
 */
function isHkidAnswer(node: LeafNode, pointer: string, { plan, data }: ReviewInput): boolean {
  return node.rules.some(({ keyword, when }) => {
    if (keyword !== 'hkid') return false;
    const condition = when === undefined ? undefined : plan.conditions[when];
    const patterns = condition === undefined ? [] : patternsOf(condition);
    return (
      when === undefined ||
      patterns.some((pattern) => valueAt(data, inRow(pattern, pointer)) === 'hkid')
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

/** Returns the pointer for a pattern within the same rows as another pointer. */
function inRow(pattern: string, pointer: string): string {
  const rows = pointer.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part === '*' ? (rows[index] ?? part) : part))
    .join('/');
}
