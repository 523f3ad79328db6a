import { nodesUnder } from '../../definition/nodesUnder.ts';
import type { GroupNode } from '../../definition/PlanNode.ts';
import { isAbove } from '../../values/pointer.ts';
import type { Compilation } from '../source/Compilation.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';

/**
 * Reports rules of a group that no step shows as a whole. No page could show their messages, and
 * only the server would refuse the answers. The last step shows the messages of the form itself.
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
    if (!first || pattern === '' || shown.some((field) => isAbove(field, pattern))) continue;
    const source = patterns.get(pattern)?.source;
    if (!source) continue;
    const keyword = keywordOf(source, first.keyword) === undefined ? 'rules' : first.keyword;
    report.error(
      sourcePlace(source, keyword),
      'rule-in-no-step',
      `No step shows ${pattern} as a whole, so no page shows the message of its rule`,
      'Put the fields into a group that a step names, or give one of them a rule with "when".',
    );
  }
}
