import { describe, expect, it } from 'vitest';
import type { GroupNode } from '../../../engine/definition/PlanNode.ts';
import type { GroupWords } from '../../../engine/review/GroupWords.ts';
import { groupLines } from '../../../engine/review/groupLines.ts';
import { choice, group, leaf } from '../../support/planNodes.ts';

const texts = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, leaf('text')]));
const TEXTS = {
  'g.region.options.HK': 'Hong Kong',
  'g.lotNo.label': 'Lot No.',
  'g.lotType.options.DD': 'D.D.',
  'g.lotType.options.OTH': 'Other',
};

function lines(
  field: string | undefined,
  children: Parameters<typeof group>[0],
  data: object,
  more: Partial<GroupWords> & Partial<GroupNode> = {},
) {
  const { dateParts, ...words } = more;
  const ui = field === undefined ? {} : { 'ui:field': field };
  const node = group(children, { ui, ...(dateParts && { dateParts }) })('/g', 'g');
  const all = { visible: () => true, texts: TEXTS, language: 'en', ...words } as const;
  return groupLines(node, '/g', { data: { g: data }, ...all });
}

const ADDRESS = { ...texts('flat', 'floor', 'building', 'street'), region: choice(['HK']) };
const PROPERTY = {
  ...texts('streetNo', 'street', 'district', 'lotTypeOther', 'ddNo', 'lotNo'),
  lotType: choice(['DD', 'OTH']),
};

describe('groupLines', () => {
  it.each([[undefined], ['unknown'], ['toString']])(
    'returns nothing for separate answers (ui:field %s)',
    (field) => {
      expect(lines(field, texts('a'), { a: 'v' })).toBeUndefined();
    },
  );

  it('formats an address, with the name of its region', () => {
    const data = { flat: 'A', floor: '12', building: 'EXAMPLE BUILDING', region: 'HK' };
    expect(lines('address', ADDRESS, data)).toEqual([
      'Flat A, 12/F',
      'EXAMPLE BUILDING',
      'Hong Kong',
    ]);
    expect(lines('address', ADDRESS, {})).toEqual([]);
  });

  it('omits hidden answers', () => {
    const visible = (pointer: string) => pointer !== '/g/building';
    const data = { building: 'EXAMPLE BUILDING', street: '1 EXAMPLE ROAD' };
    expect(lines('address', ADDRESS, data, { visible })).toEqual(['1 EXAMPLE ROAD']);
  });

  it('formats address lines in the order of the fields', () => {
    const data = { line2: 'EXAMPLE BUILDING', line1: 'FLAT A, 1/F', line3: ' ' };
    const fields = texts('line1', 'line2', 'line3');
    expect(lines('address-lines', fields, data)).toEqual(['FLAT A, 1/F', 'EXAMPLE BUILDING']);
  });

  it.each([
    ['en', ['P.O. Box 60123', 'GPO']],
    ['zh-Hant', ['GPO', '郵政信箱60123號']],
  ] as const)('formats a post office box in %s', (language, expected) => {
    const data = { boxNo: '60123', postOffice: 'GPO' };
    expect(lines('post-box', texts('boxNo', 'postOffice'), data, { language })).toEqual(expected);
  });

  it.each([
    [{ lotNo: '7', lotText: 'KIL 7' }, ['Lot No. 7', 'KIL 7']],
    [{ lotNo: '7', lotText: 'Lot No. 7' }, ['Lot No. 7']],
    [{ lotText: 'KIL 7' }, ['KIL 7']],
    [{ lotNo: '7' }, ['Lot No. 7']],
    [{}, []],
  ])('formats the lot %j in words and in the notation of the register', (data, expected) => {
    expect(lines('lot', texts('lotNo', 'lotText'), data)).toEqual(expected);
  });

  it.each([
    [{ streetNo: '1', street: 'EXAMPLE ROAD' }, ['1 EXAMPLE ROAD']],
    [{ lotType: 'DD', ddNo: '107', lotNo: '7' }, ['D.D. 107', 'Lot No. 7']],
    [{ lotType: 'OTH', lotTypeOther: 'Cemetery Lot', lotNo: '7' }, ['Cemetery Lot', 'Lot No. 7']],
    [{ lotType: 'OTH', lotNo: '7' }, ['Lot No. 7']],
    [{}, []],
  ])('formats the property %j', (data, expected) => {
    expect(lines('property', PROPERTY, data)).toEqual(expected);
  });

  it.each([
    [{ d: '01', m: '12', y: '2026' }, ['01/12/2026']],
    [{ d: '', y: '' }, []],
    [{}, []],
    [{ d: 1, m: 12, y: 2026 }, []],
  ])('formats the date %j', (data, expected) => {
    const dateParts = { day: 'd', month: 'm', year: 'y' };
    expect(lines('address', texts('d', 'm', 'y'), data, { dateParts })).toEqual(expected);
  });
});
