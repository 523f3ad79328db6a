import { nodesUnder } from '../definition/nodesUnder.ts';
import type { GroupNode } from '../definition/PlanNode.ts';
import { isAbove } from '../values/pointer.ts';
import type { Compilation } from './Compilation.ts';
import { keywordOf, placeOf } from './Source.ts';

/**
 * Reports rules of a group that no step shows as a whole, the form itself among them: what they say
 * would have no place on a page, and the server alone would refuse the answers.
 *
 * @param shown pointers of the fields that steps show
 */
export function checkShownRules(
  { patterns, report }: Compilation,
  root: GroupNode,
  shown: readonly string[],
): void {
  for (const node of nodesUnder(root)) {
    const { pattern } = node;
    const [first] = node.kind === 'group' ? node.rules : [];
    if (!first || shown.some((field) => isAbove(field, pattern))) continue;
    const source = patterns.get(pattern)?.source;
    if (!source) continue;
    const keyword = keywordOf(source, first.keyword) === undefined ? 'rules' : first.keyword;
    report.error(
      placeOf(source, keyword),
      'rule-in-no-step',
      `No step shows ${pattern === '' ? 'the form' : pattern} as a whole, so nobody would see what its rule says`,
      'Put the fields into a group that a step names, or give one of them a rule with "when".',
    );
  }
}
