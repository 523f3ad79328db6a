import type { BenchData, BenchField, BenchModel, BenchSection } from './BenchModel.ts';

/** A measured page, and the page that "switch step" opens. */
export interface SizedCase {
  readonly first: BenchModel;
  readonly second: BenchModel;
  readonly data: BenchData;
  /** Whether every record of the list is open. */
  readonly allOpen?: boolean;
}

const KINDS = ['Identity', 'Passport', 'Company', 'Business', 'Travel', 'Other'];
const ROLES = ['Owner', 'Agent', 'Other'];
const LATIN = "^[A-Za-z0-9 ,.'()/-]*$";
const DIGITS = '^[0-9+() -]*$';
const MAIL = '^[^@\\s]+@[^@\\s.]+\\.[^@\\s]+$';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * Returns ten inputs of mixed kinds. One depends on a choice; in every fourth section another
 * depends on a tick.
 */
function section(index: number, name: string): BenchSection {
  const label = (what: string) => `${what} ${name}${index + 1}`;
  const plain: BenchField[] = [
    {
      key: 'name',
      label: label('Name'),
      kind: 'text',
      required: true,
      maxLength: 35,
      pattern: LATIN,
    },
    { key: 'remark', label: label('Remark'), kind: 'text', required: false, maxLength: 40 },
    {
      key: 'mail',
      label: label('Mail'),
      kind: 'text',
      required: true,
      maxLength: 254,
      pattern: MAIL,
    },
    {
      key: 'phone',
      label: label('Phone'),
      kind: 'text',
      required: true,
      maxLength: 20,
      pattern: DIGITS,
    },
    { key: 'day', label: label('Day'), kind: 'text', required: false, maxLength: 10 },
    {
      key: 'kind',
      label: label('Kind'),
      kind: 'select',
      required: true,
      options: optionsOf(KINDS),
    },
    { key: 'role', label: label('Role'), kind: 'radio', required: true, options: optionsOf(ROLES) },
    {
      key: 'other',
      label: label('Other role'),
      kind: 'text',
      required: true,
      maxLength: 60,
      when: { key: 'role', values: ['Other'] },
    },
    { key: 'more', label: label('More'), kind: 'check', required: false },
    {
      key: 'notes',
      label: label('Notes'),
      kind: 'text',
      required: false,
      maxLength: 200,
      ...(index % 4 === 0 && { when: { key: 'more', values: [true] } }),
    },
  ];
  return { key: `s${index}`, title: `Section ${name}${index + 1}`, fields: plain };
}

const sections = (count: number, name: string): BenchModel => ({
  sections: Array.from({ length: count }, (_, index) => section(index, name)),
});

const text = (key: string, label: string, maxLength: number, pattern?: string): BenchField => ({
  key,
  label,
  kind: 'text',
  required: false,
  maxLength,
  ...(pattern === undefined ? {} : { pattern }),
});

const RECORDS: BenchModel = {
  sections: [],
  list: {
    key: 'records',
    title: 'Records',
    summary: ['number', 'street', 'mail'],
    fields: [
      text('number', 'Number', 8, '^[A-Z0-9-]{0,8}$'),
      {
        key: 'by',
        label: 'Found by',
        kind: 'select',
        required: true,
        options: optionsOf(['number', 'address']),
      },
      { ...text('address', 'Address', 120, LATIN), required: true },
      text('start', 'Start', 10),
      text('street', 'Street', 40, LATIN),
      text('building', 'Building', 40, LATIN),
      text('block', 'Block', 5),
      text('floor', 'Floor', 3),
      {
        key: 'area',
        label: 'Area',
        kind: 'select',
        required: false,
        options: optionsOf(['HK', 'KLN', 'NT']),
      },
      { ...text('mail', 'Mail', 254, MAIL), required: true },
      text('phone', 'Phone', 20, DIGITS),
    ],
  },
};

/** Returns a record. The first record is blank, so that every engine opens it. */
function record(index: number) {
  if (index === 0) return {};
  return {
    number: `A${1_000_000 + index}`,
    by: 'number',
    address: `${index} QUEENS ROAD`,
    street: 'QUEENS ROAD',
    building: 'TOWER',
    floor: '12',
    area: 'HK',
    mail: `owner${index}@example.hk`,
  };
}

const RECORD_DATA: BenchData = {
  records: Array.from({ length: 50 }, (_, index) => record(index)),
};

/** A step of 40 inputs, a page of 200, a list of 50 records with 11 inputs each. */
export const SIZED: Readonly<Record<string, SizedCase>> = {
  F40: { first: sections(4, 'A'), second: sections(4, 'B'), data: {} },
  F200: { first: sections(20, 'A'), second: sections(4, 'B'), data: {} },
  R50: { first: RECORDS, second: sections(4, 'B'), data: RECORD_DATA },
  R50OPEN: { first: RECORDS, second: sections(4, 'B'), data: RECORD_DATA, allOpen: true },
};
