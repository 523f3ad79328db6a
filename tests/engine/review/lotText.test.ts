import { describe, expect, it } from 'vitest';
import type { GroupWords } from '../../../engine/review/GroupWords.ts';
import { lotText } from '../../../engine/review/lotText.ts';
import { choice, group, leaf } from '../../support/planNodes.ts';

const NODE = group({
  lotType: choice(['KIL', 'DD', 'OTH']),
  lotTypeOther: leaf('text'),
  ddNo: leaf('text'),
  lotNo: leaf('text'),
  lotSection1: leaf('text'),
  lotSubsection1: leaf('text'),
  lotSection2: leaf('text'),
  remainingPortion: leaf('checkbox'),
  lotExtendPortionCode: leaf('text'),
})('/lots/*', 'lots');
const TEXTS = { 'lots.options.KIL': 'x', 'lots.lotType.options.KIL': 'Kowloon Inland Lot' };

function text(lot: object, more: Partial<GroupWords> = {}) {
  const words: GroupWords = {
    data: { lots: [{}, lot] },
    visible: () => true,
    texts: TEXTS,
    language: 'en',
    ...more,
  };
  return lotText(NODE, '/lots/1', words);
}

describe('lotText', () => {
  it.each([
    ['a lot of a named type', { lotType: 'KIL', lotNo: '1234' }, 'Kowloon Inland Lot No. 1234'],
    ['a lot without a type', { lotNo: '1515' }, 'Lot No. 1515'],
    ['a lot in a district', { lotType: 'DD', ddNo: '107', lotNo: '15' }, 'Lot No. 15 in D.D. 107'],
    [
      'a type that the applicant names',
      { lotType: 'OTH', lotTypeOther: 'Cemetery Lot', lotNo: '7' },
      'Cemetery Lot No. 7',
    ],
    ['an unnamed other type', { lotType: 'OTH', lotNo: '7' }, 'Lot No. 7'],
    [
      'the remaining portion of a section',
      { lotNo: '1515', lotSection1: 'A', remainingPortion: true },
      'The Remaining Portion of Section A of Lot No. 1515',
    ],
    [
      'nested sections, the smallest first',
      { lotNo: '7', lotSection1: 'A', lotSubsection1: '2', lotSection2: 'B' },
      'Section B of Subsection 2 of Section A of Lot No. 7',
    ],
    [
      'an extension',
      { lotNo: '7', lotExtendPortionCode: '9' },
      'Lot No. 7 and the Extension thereto',
    ],
    ['a checkbox with a text', { lotNo: '7', remainingPortion: 'true' }, 'Lot No. 7'],
    ['no lot number', { lotType: 'KIL', lotSection1: 'A' }, ''],
    ['a blank lot number', { lotType: 'KIL', lotNo: ' ' }, ''],
    ['a number of the wrong type', { lotNo: 7 }, ''],
  ])('formats %s', (_, lot, expected) => {
    expect(text(lot)).toBe(expected);
  });

  it('omits hidden answers', () => {
    const lot = { lotType: 'KIL', lotNo: '7', lotSection1: 'A', remainingPortion: true };
    const hide = (...keys: readonly string[]) =>
      text(lot, { visible: (pointer) => !keys.some((key) => pointer === `/lots/1/${key}`) });
    expect(hide('lotSection1')).toBe('The Remaining Portion of Kowloon Inland Lot No. 7');
    expect(hide('remainingPortion')).toBe('Section A of Kowloon Inland Lot No. 7');
    expect(hide('lotNo')).toBe('');
  });

  it('formats in Chinese from the whole to the part', () => {
    const lot = { lotType: 'DD', ddNo: '107', lotNo: '1515', lotSection1: 'A' };
    expect(text(lot, { language: 'zh-Hant' })).toBe('丈量約份第107約地段第1515號A分段');
  });

  it('skips fields that the group does not have', () => {
    const node = group({ lotNo: leaf('text') })('/lot', 'lot');
    const data = { lot: { lotType: 'DD', lotNo: '7', remainingPortion: true } };
    const words = { data, visible: () => true, texts: TEXTS, language: 'en' } as const;
    expect(lotText(node, '/lot', words)).toBe('Lot No. 7');
  });
});
