import type { GroupNode } from '../definition/PlanNode.ts';
import { formatAddress, formatPostBox } from '../format/address.ts';
import { formatDate } from '../format/date.ts';
import { UNNAMED_LOT_TYPE } from '../format/lot.ts';
import { valueAt } from '../values/valueAt.ts';
import { answerLines } from './answerLines.ts';
import type { GroupWords } from './GroupWords.ts';
import { lotText } from './lotText.ts';

/**
 * Formats a group that is a single answer: a date in parts, an address of any kind, a lot, a
 * property.
 *
 * @param node the group; `dateParts` and `ui:field` determine the format
 * @param pointer the pointer of the group, with row indices
 * @param words data, visibility, texts and language
 * @returns its lines, empty without an answer; `undefined` for a group of separate answers
 *
 * @example
 * const address = NOTICE.plan.root.children.find(({ key }) => key === 'address');
 * const data = { address: { line1: 'FLAT A, 1/F', line2: 'EXAMPLE BUILDING' } };
 * const words = { data, visible: () => true, texts: NOTICE.texts.en, language: 'en' };
 * groupLines(address, '/address', words); // ['FLAT A, 1/F', 'EXAMPLE BUILDING']
 * groupLines(FIRST.plan.root, '', words); // undefined: separate answers
 */
export function groupLines(
  node: GroupNode,
  pointer: string,
  words: GroupWords,
): readonly string[] | undefined {
  if (node.dateParts !== undefined) return dateLines(node.dateParts, pointer, words);
  switch (node.ui['ui:field']) {
    case 'address':
      return formatAddress(partsOf(node, pointer, words), words.language);
    case 'address-lines':
      return Object.values(partsOf(node, pointer, words));
    case 'post-box':
      return formatPostBox(partsOf(node, pointer, words), words.language);
    case 'lot':
      return lotLines(node, pointer, words);
    case 'property':
      return propertyLines(node, pointer, words);
    default:
      return undefined;
  }
}

type Parts = Readonly<Record<string, string>>;

/** Returns the visible answers of a group, one line each. */
function partsOf(node: GroupNode, pointer: string, words: GroupWords): Parts {
  const parts = node.children.flatMap((child) => {
    const at = `${pointer}/${child.key}`;
    if (child.kind !== 'leaf' || !words.visible(at)) return [];
    const [line] = answerLines(child, valueAt(words.data, at), words);
    return line === undefined ? [] : [[child.key, line] as const];
  });
  return Object.fromEntries<string>(parts);
}

function dateLines(
  { day, month, year }: NonNullable<GroupNode['dateParts']>,
  pointer: string,
  { data, language }: GroupWords,
): readonly string[] {
  const parts = [day, month, year].map((key) => {
    const value = valueAt(data, `${pointer}/${key}`);
    return typeof value === 'string' ? value : '';
  });
  return parts.every((part) => part === '') ? [] : [formatDate(parts.join('/'), language)];
}

/** Returns the lot in words, then in the notation of the land register if that differs. */
function lotLines(node: GroupNode, pointer: string, words: GroupWords): readonly string[] {
  const { lotText: short = '' } = partsOf(node, pointer, words);
  return [...new Set([lotText(node, pointer, words), short])].filter((line) => line !== '');
}

/** Returns the lines of a property: a building by its address, a lot by its kind and number. */
function propertyLines(node: GroupNode, pointer: string, words: GroupWords): readonly string[] {
  const { streetNo, street, district, ...rest } = partsOf(node, pointer, words);
  const { lotType, lotTypeOther, ddNo, lotNo } = rest;
  const isUnnamed = valueAt(words.data, `${pointer}/lotType`) === UNNAMED_LOT_TYPE;
  const address = formatAddress(
    { ...rest, street: joined(streetNo, street), district },
    words.language,
  );
  const label = words.texts[`${node.textKey}.lotNo.label`] ?? '';
  const lot = [
    joined(lotTypeOther ?? (isUnnamed ? undefined : lotType), ddNo),
    lotNo === undefined ? '' : joined(label, lotNo),
  ];
  return [...address, ...lot].filter((line) => line !== '');
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}
