import {
  formatDate,
  formatPercentage,
  formatTime,
  type GroupNode,
  groupDigits,
  type Language,
  type LeafNode,
  type PlanNode,
  type Texts,
  type ValueType,
} from '#engine';

/**
 * Formats an answer in a few words, for the summary line of a record and for computed answers.
 * Examples: the text of an option, an amount with its currency, a date in the format of the
 * language, the name of a file, an address in one line.
 *
 * @returns `''` when there is no text to show
 */
export function answerText(
  node: PlanNode,
  value: unknown,
  texts: Texts,
  language: Language,
): string {
  if (value === undefined || value === null) return '';
  if (node.kind === 'leaf') return leafText(node, value, texts, language);
  if (node.kind === 'list') return Array.isArray(value) ? String(value.length) : '';
  return groupText(node, value, texts, language);
}

function leafText(node: LeafNode, value: unknown, texts: Texts, language: Language): string {
  const optionText = (option: unknown) => texts[`${node.textKey}.options.${option}`] ?? `${option}`;
  switch (node.valueType) {
    case 'choice':
      return optionText(value);
    case 'choices':
      return Array.isArray(value) ? value.map(optionText).join(', ') : '';
    case 'checkbox':
      return value === true ? (texts[`${node.textKey}.label`] ?? '') : '';
    case 'file':
      return String(partOf(value, 'name') ?? '');
    case 'password':
      return '';
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? typedText(node.valueType, `${value}`, language)
        : '';
  }
}

function typedText(valueType: ValueType, value: string, language: Language): string {
  switch (valueType) {
    case 'money':
      return `HK$${groupDigits(withCents(value))}`;
    case 'percentage':
      return formatPercentage(value);
    case 'date':
    case 'monthYear':
      return formatDate(value, language);
    case 'time':
      return formatTime(value, language);
    default:
      return value;
  }
}

/**
 * Formats dollars with two decimals. Returns text that is not an amount unchanged.
 * `Intl.NumberFormat` would take too long on an old phone.
 */
function withCents(value: string): string {
  const [, dollars, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return dollars === undefined ? value : `${dollars}.${cents.padEnd(2, '0')}`;
}

function groupText(node: GroupNode, value: unknown, texts: Texts, language: Language): string {
  const { dateParts } = node;
  if (dateParts) {
    const parts = [dateParts.day, dateParts.month, dateParts.year].map((key) => partOf(value, key));
    const isWhole = parts.every((part) => part !== undefined && part !== '');
    return isWhole ? formatDate(parts.join('/'), language) : '';
  }
  return node.children
    .map((child) => answerText(child, partOf(value, child.key), texts, language))
    .filter((text) => text !== '')
    .join(', ');
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
