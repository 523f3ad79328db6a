import type { GroupNode, LeafNode, PlanNode, ValueType } from '#engine';
import type { Subject } from './openSubjects.ts';

/** The values of the samples, by pattern. */
export type Borrowed = ReadonlyMap<string, readonly unknown[]>;

/** Collects the values at every place of a form's samples. */
export function borrowedFrom({ samples }: Pick<Subject, 'samples'>): Borrowed {
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown, pattern: string) => {
    found.set(pattern, [...(found.get(pattern) ?? []), value]);
    if (Array.isArray(value)) for (const row of value) visit(row, `${pattern}/*`);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, `${pattern}/${name}`);
    }
  };
  for (const { formData } of samples) visit(formData, '');
  return found;
}

/**
 * Generates another value for an answer: from a sample, written differently, odd, or at the limit
 * of its length.
 *
 * @param which any number; the same number selects the same value
 */
export function textFor(
  node: LeafNode,
  value: unknown,
  which: number,
  borrowed: Borrowed,
): unknown {
  const own = borrowed.get(node.pattern) ?? [];
  const at = Math.floor(which / 10);
  if (node.valueType === 'checkbox') return which % 4 !== 0;
  if (node.valueType === 'file') return fileFor(node, at);
  if (node.options) return optionFor(node, which);
  const near = NEAR[node.valueType];
  if (near && which % 3 === 0) return pick(near, at);
  const text = String(pick(own, at) ?? pick(TEXTS, at));
  switch (which % 10) {
    case 0:
      return pick(BLANKS, at);
    case 1:
    case 2:
      return structuredClone(pick(own, at) ?? text);
    case 3:
    case 4:
      return respelt(typeof value === 'string' ? value : text, at);
    case 5:
      return limitText(node, at);
    case 6:
      return pick(ODD, at);
    case 7:
      return `${text}${pick(ODD, at)}`;
    default:
      return pick(TEXTS, at);
  }
}

/** Returns a value whose type is wrong for the place. */
export function wrongFor(node: PlanNode, which: number): unknown {
  const foreign = [{ surplus: 1 }, 7, [{}], [7], 'text', { name: 1 }, [['a']], ['a', 'a']];
  if (node.kind !== 'leaf') return pick(foreign, which);
  const [first] = node.options ?? [];
  if (node.valueType === 'choices') return [first?.value, first?.value];
  return pick(foreign, which);
}

function optionFor({ options = [], valueType }: LeafNode, which: number): unknown {
  const values = options.map(({ value }) => value);
  const one = pick(values, which);
  if (valueType !== 'choices') return one;
  return which % 7 === 0 ? [] : [...new Set([one, pick(values, which * 7), pick(values, 3)])];
}

/** Returns a date in parts, near the day of the evaluation. */
export function nearDate(
  { day, month, year }: NonNullable<GroupNode['dateParts']>,
  which: number,
): unknown {
  const [d, m, y] = (pick(NEAR_DATES, which) ?? '').split('/');
  return { [day]: d, [month]: m, [year]: y };
}

function fileFor({ file }: LeafNode, which: number): unknown {
  const maxBytes = file?.maxBytes ?? 1;
  const name = pick(['a.pdf', 'A.PDF', 'a.exe', 'pdf', '.pdf', 'a.pdf.png', '文件.jpg'], which);
  const size = pick([0, 1, maxBytes, maxBytes + 1], which * 3);
  return which % 9 === 0 ? {} : { name, size, type: 'application/pdf' };
}

/** Returns a text at a length limit of the answer, or one character shorter or longer. */
function limitText({ rules }: LeafNode, which: number): string {
  const limits = rules.flatMap(({ args }) => args.filter((each) => typeof each === 'number'));
  const limit = Math.min(pick(limits, which) ?? 8, 2500);
  const character = pick(['A', '1', '陳', '𠮷', 'é', 'x'], which * 5) ?? 'A';
  return character.repeat(Math.max(limit - 1 + (which % 3), 0));
}

function respelt(text: string, which: number): string {
  const spellings: readonly ((text: string) => string)[] = [
    (each) => ` ${each}\t`,
    fullWidth,
    (each) => each.toLowerCase(),
    (each) => each.replace(/^(\d+)(\d{3})/, '$1,$2'),
    (each) => each.split('').join('\u200b'),
    (each) => [...each].join('\ufe00'),
    (each) => each.replaceAll('/', '.'),
    (each) => each.replaceAll('/', '。'),
    (each) => `HK$${each}`,
    (each) => each.toUpperCase(),
    (each) => each.replaceAll('/', ' - '),
    (each) => each.replace(/^0/, '').replace('/0', '/'),
    (each) => `${each.slice(0, -1)}(${each.slice(-1)})`,
    (each) => `${each.slice(0, -3)}（${each.slice(-3)}）`,
    (each) => each.split('').join(' '),
    (each) => `${each}\r\n${each} \n`,
    (each) => each.normalize('NFD'),
    (each) => each.split('').reverse().join(''),
    (each) => each.slice(1),
    (each) => each.replaceAll('-', '\u2013'),
  ];
  return pick(spellings, which)?.(text) ?? text;
}

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));
}

const BLANKS = ['', ' ', '\t\n', '\u3000', '\u200b', '\u00a0', '\u2003', '\u2028'];

const ODD = [
  '\u0000',
  '\ud800',
  '\u202e',
  '\u00ad',
  '😀',
  'e\u0301',
  '\u2028',
  '<b>',
  '{0}',
  '__proto__',
  'é\nü',
  ',',
  '-',
  '１２',
];

const NEAR_DATES = [
  '19/11/2026',
  '20/11/2026',
  '21/11/2026',
  '22/11/2026',
  '23/10/2026',
  '24/10/2026',
  '18/12/2026',
  '28/02/2028',
  '29/02/2028',
  '31/12/2027',
  '01/01/2028',
  '31/11/2026',
];

const NEAR_MONTHS = [
  '11/2026',
  '12/2026',
  '1/2027',
  '01/2027',
  '12-2025',
  '1 / 2028',
  '03/2028',
  '13/2026',
];

const NEAR_LIMITS = [
  '0',
  '19.99',
  '20',
  '20%',
  '100.00 %',
  '１００％',
  '100.01',
  '33.333',
  '-1%',
  '20.%',
  '1,000%',
];

/** Values near the limits, for answers with numbers or dates: random values seldom hit them. */
const NEAR: Readonly<Partial<Record<ValueType, readonly string[]>>> = {
  date: NEAR_DATES,
  monthYear: NEAR_MONTHS,
  percentage: NEAR_LIMITS,
};

const TEXTS = [
  'A1234563',
  'A123456(3)',
  'a123456 (3)',
  'A(1234563)',
  'A123456(4)',
  'WX1234567',
  'A0123453',
  '-',
  'a0123453',
  '23456789',
  '+852 2345 6789',
  '61234567',
  'a@example.hk',
  'a@b',
  '陳大文',
  'CHAN TAI MAN',
  "O'Brien",
  '1/1/2027',
  '29/2/2028',
  '29.2.2027',
  '31/12/1899',
  '23/11/2026',
  '0',
  '1',
  '2',
  '99',
  '100',
  '2660',
  '5,320',
  '1,00',
  '998000',
  '1,000,000.00',
  '9999999999999.99',
  '10000000000000',
  '1.005',
  '007',
  '-1',
  'AB',
  'ABC',
  'password-1',
  'short',
];

function pick<T>(values: readonly T[], which: number): T | undefined {
  return values.length === 0 ? undefined : values[Math.abs(which) % values.length];
}
