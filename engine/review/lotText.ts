import type { GroupNode } from '../definition/PlanNode.ts';
import { formatLot, UNNAMED_LOT_TYPE } from '../format/lot.ts';
import { valueAt } from '../values/valueAt.ts';
import { answerLines } from './answerLines.ts';
import type { GroupWords } from './GroupWords.ts';

/**
 * Formats the answers of the shared block `lot` as text: "Kowloon Inland Lot No. 1234".
 *
 * @param node a group with fields of the block; missing fields are skipped
 * @param pointer the pointer of the group, with row indices
 * @returns one line; `''` without a lot number
 *
 * @example
 * const [field] = FIRST.plan.root.children;
 * const lot = { ...FIRST.plan.root, children: [{ ...field, key: 'lotNo' }] };
 * const words = { data: { lot: { lotNo: '1515' } }, visible: () => true, texts: {}, language: 'en' };
 * lotText(lot, '/lot', words); // 'Lot No. 1515'
 * lotText(lot, '/lot', { ...words, data: {} }); // ''
 */
export function lotText(node: GroupNode, pointer: string, words: GroupWords): string {
  const leaf = (key: string) => {
    const child = node.children.find((each) => each.key === key);
    const at = `${pointer}/${key}`;
    return child?.kind === 'leaf' && words.visible(at) ? { child, at } : undefined;
  };
  const value = (key: string) => {
    const found = leaf(key);
    const stored = found && valueAt(words.data, found.at);
    return typeof stored === 'string' ? stored : undefined;
  };
  const answerTextOf = (key: string) => {
    const found = leaf(key);
    return found && answerLines(found.child, valueAt(words.data, found.at), words)[0];
  };
  const lotType = value('lotType');
  const ownName = lotType === UNNAMED_LOT_TYPE ? undefined : answerTextOf('lotType');
  const parts = {
    lotType,
    typeName: value('lotTypeOther') ?? ownName,
    ddNo: value('ddNo'),
    lotNo: value('lotNo'),
    sections: LEVELS.map((level) => ({
      section: value(`lotSection${level}`),
      subsection: value(`lotSubsection${level}`),
    })),
    isRemainingPortion:
      leaf('remainingPortion') !== undefined &&
      valueAt(words.data, `${pointer}/remainingPortion`) === true,
    extension: value('lotExtendPortionCode'),
  };
  return formatLot(parts, words.language);
}

/** Sections nest up to four levels (specification, document 2, section 3). */
const LEVELS = [1, 2, 3, 4] as const;
