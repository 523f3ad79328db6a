import type { GroupNode } from '../definition/PlanNode.ts';
import { answerLines } from './answerLines.ts';
import type { GroupWords } from './groupLines.ts';
import { formatLot, UNNAMED_LOT_TYPE } from './lot.ts';
import { valueAt } from './valueAt.ts';

/**
 * Writes the answers of the shared block `lot` in words: "Kowloon Inland Lot No. 1234".
 *
 * @param node a group with the fields of the block; those it lacks have no place
 * @param pointer where it stands, with row indices
 * @returns one line; `''` while there is no lot number
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
  const wordsOf = (key: string) => {
    const found = leaf(key);
    return found && answerLines(found.child, valueAt(words.data, found.at), words)[0];
  };
  const lotType = value('lotType');
  const ownName = lotType === UNNAMED_LOT_TYPE ? undefined : wordsOf('lotType');
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

/** Sections lie in each other four deep (specification, document 2, section 3). */
const LEVELS = [1, 2, 3, 4] as const;
