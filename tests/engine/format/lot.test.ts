import { describe, expect, it } from 'vitest';
import { formatLot, type LotParts } from '../../../engine/format/lot.ts';

const lot = (parts: Partial<LotParts>): LotParts => ({
  sections: [],
  isRemainingPortion: false,
  ...parts,
});
const A1 = [{ section: 'A', subsection: '1' }];
const DEEP = [
  { section: 'A', subsection: '1' },
  { section: 'B', subsection: '22' },
  { section: 'C', subsection: '3' },
  { section: 'D', subsection: '4' },
];
const KIL = { lotType: 'KIL', lotNo: '1234' };
const DD = { lotType: 'DD', ddNo: '107', lotNo: '1515' };

const CASES: readonly (readonly [Partial<LotParts>, string, string, string])[] = [
  [{ lotType: 'IL', lotNo: '8888' }, 'Inland Lot No. 8888', '內地段第8888號', '内地段第8888号'],
  [
    { ...KIL, sections: A1, isRemainingPortion: true },
    'The Remaining Portion of Subsection 1 of Section A of Kowloon Inland Lot No. 1234',
    '九龍內地段第1234號A分段第1小分段餘段',
    '九龙内地段第1234号A分段第1小分段余段',
  ],
  [
    { ...DD, sections: [{ section: 'A' }], isRemainingPortion: true },
    'The Remaining Portion of Section A of Lot No. 1515 in D.D. 107',
    '丈量約份第107約地段第1515號A分段餘段',
    '丈量约份第107约地段第1515号A分段余段',
  ],
  [
    { lotType: 'SD', ddNo: '2', lotNo: '40' },
    'Lot No. 40 in S.D. 2',
    '測量約份第2約地段第40號',
    '测量约份第2约地段第40号',
  ],
  [
    { lotType: 'STTL', lotNo: '500', extension: '9' },
    'Sha Tin Town Lot No. 500 and the Extension thereto',
    '沙田市地段第500號及其增批部分',
    '沙田市地段第500号及其增批部分',
  ],
  [
    { lotType: 'IL', lotNo: '2', extension: '2' },
    'Inland Lot No. 2 and the second extension thereto',
    '內地段第2號及其第二增批部分',
    '内地段第2号及其第二增批部分',
  ],
  [
    { ...KIL, sections: DEEP },
    'Subsection 4 of Section D of Subsection 3 of Section C of Subsection 22 of Section B of Subsection 1 of Section A of Kowloon Inland Lot No. 1234',
    '九龍內地段第1234號A分段第1小分段B分段第22小分段C分段第3小分段D分段第4小分段',
    '九龙内地段第1234号A分段第1小分段B分段第22小分段C分段第3小分段D分段第4小分段',
  ],
  [
    // The text omits a blank district, extension 0, a subsection without a section, and the section
    // after this subsection.
    { ...DD, ddNo: ' ', sections: [{ subsection: '1' }, { section: 'B' }], extension: '0' },
    'Lot No. 1515',
    '地段第1515號',
    '地段第1515号',
  ],
];

const NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  IL: ['Inland Lot', '內地段', '内地段'],
  KIL: ['Kowloon Inland Lot', '九龍內地段', '九龙内地段'],
  STTL: ['Sha Tin Town Lot', '沙田市地段', '沙田市地段'],
};

describe('formatLot()', () => {
  it.each(CASES)('%j: %s, %s, %s', (parts, en, hant, hans) => {
    const names = NAMES[parts.lotType ?? ''];
    const write = (language: 'en' | 'zh-Hant' | 'zh-Hans', at: number) =>
      formatLot(lot({ ...parts, typeName: names?.[at] }), language);
    expect([write('en', 0), write('zh-Hant', 1), write('zh-Hans', 2)]).toEqual([en, hant, hans]);
  });

  it('returns an empty text while there is no lot number', () => {
    expect(formatLot(lot({ lotType: 'IL', typeName: 'Inland Lot', lotNo: ' ' }), 'en')).toBe('');
  });
});
