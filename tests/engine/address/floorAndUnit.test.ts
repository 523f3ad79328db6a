import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockIn, takeFloorAndUnit } from '#engine';

/** Returns only the characters that belong to no floor and no unit. */
const untaken = (text: string) => text.replace(/[^淘大😀,]/gu, '');

describe('takeFloorAndUnit()', () => {
  it.each([
    // English
    ['Flat B, 12/F, Amoy Plaza', { unit: 'B', floor: '12' }, ', , Amoy Plaza'],
    ['RM 1203 12TH FLOOR AMOY PLAZA', { unit: '1203', floor: '12' }, 'AMOY PLAZA'],
    ['Flat A1, Floor 3, Amoy Plaza', { unit: 'A1', floor: '3' }, ', , Amoy Plaza'],
    ['Flats A & B, 2nd floor, Amoy Plaza', { unit: 'A&B', floor: '2' }, ', , Amoy Plaza'],
    ['Rooms 1203-05, Amoy Plaza', { unit: '1203-05' }, ', Amoy Plaza'],
    ['Upper Ground Floor, Amoy Plaza', { floor: 'UG' }, ', Amoy Plaza'],
    ['G/F Amoy Plaza', { floor: 'G' }, 'Amoy Plaza'],
    ['\u200eFlat\u00a0B, 1\u200b2/F, Amoy Plaza', { unit: 'B', floor: '12' }, ', , Amoy Plaza'],
    ['Level 6, 66 Queensway', { floor: '6' }, ', 66 Queensway'],
    ['UNIT TOWER', {}, 'UNIT TOWER'],
    ['FLAT BUSH ROAD', {}, 'FLAT BUSH ROAD'],
    ['66 QUEENSWAY', {}, '66 QUEENSWAY'],
    ['Flat B', {}, 'Flat B'],
    // Traditional Chinese
    ['淘大商場12樓B室', { unit: 'B', floor: '12' }, '淘大商場'],
    ['淘大商場十二樓Ａ室', { unit: 'A', floor: '12' }, '淘大商場'],
    ['淘大商場二十樓3號室', { unit: '3', floor: '20' }, '淘大商場'],
    ['淘大商場廿三樓3號室', { unit: '3', floor: '23' }, '淘大商場'],
    ['淘大商場十十樓', {}, '淘大商場十十樓'],
    ['淘大商場三樓5單位', { unit: '5', floor: '3' }, '淘大商場'],
    ['淘大商場地下', { floor: 'G' }, '淘大商場'],
    ['淘大商場低層地下', { floor: 'LG' }, '淘大商場'],
    ['觀龍樓', {}, '觀龍樓'],
    ['地下街12號', {}, '地下街12號'],
    ['12樓', {}, '12樓'],
    // Simplified Chinese
    ['淘大商场３楼', { floor: '3' }, '淘大商场'],
    ['淘大商场二十一楼1203室', { unit: '1203', floor: '21' }, '淘大商场'],
    ['淘大商场高层地下A单位', { unit: 'A', floor: 'UG' }, '淘大商场'],
    ['观龙楼', {}, '观龙楼'],
  ])('%s', (text, inside, kept) => {
    const { outside, ...taken } = takeFloorAndUnit(text);
    expect(taken).toEqual(inside);
    // Ignores repeated spaces, because each removed part leaves a space.
    expect(outside.replace(/ +/g, ' ').trim()).toBe(kept);
  });

  it('keeps all other text, for any input', () => {
    const word = fc.constantFrom(
      'Flat',
      '12/F',
      'A',
      '室',
      '樓',
      '十',
      '地下',
      ' ',
      ',',
      '66',
      '淘大',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join('');
        const { outside, floor = '', unit = '' } = takeFloorAndUnit(text);
        expect(`${floor}${unit}`).toMatch(/^[A-Z0-9&-]*$/);
        if (floor === '' && unit === '')
          expect(outside.normalize('NFKC')).toBe(text.normalize('NFKC'));
        expect(untaken(outside)).toBe(untaken(text));
      }),
    );
  });
});

describe('blockIn()', () => {
  it.each([
    ['Flat A, Block 3, Amoy Gardens', '3'],
    ['Blk. C Amoy Gardens', 'C'],
    ['淘大花園三座12樓', '3'],
    ['淘大花園第十一座', '11'],
    ['淘大花园Ａ座', 'A'],
    ['TOWER 1', undefined],
    ['BLOCKADE ROAD', undefined],
    ['66 QUEENSWAY', undefined],
  ])('returns for %s: %s', (text, block) => {
    expect(blockIn(text)).toBe(block);
  });
});
