import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockIn, takeFloorAndUnit } from '#engine';

describe('takeFloorAndUnit()', () => {
  it.each([
    // English
    ['Flat B, 12/F, Amoy Plaza', { unit: 'B', floor: '12' }],
    ['RM 1203 12TH FLOOR AMOY PLAZA', { unit: '1203', floor: '12' }],
    ['Flat A1, Floor 3, Amoy Plaza', { unit: 'A1', floor: '3' }],
    ['Flats A & B, 2nd floor, Amoy Plaza', { unit: 'A&B', floor: '2' }],
    ['Rooms 1203-05, Amoy Plaza', { unit: '1203-05' }],
    ['Upper Ground Floor, Amoy Plaza', { floor: 'UG' }],
    ['G/F Amoy Plaza', { floor: 'G' }],
    ['\u200eFlat\u00a0B, 1\u200b2/F, Amoy Plaza', { unit: 'B', floor: '12' }],
    ['Level 6, 66 Queensway', { floor: '6' }],
    ['UNIT TOWER', {}],
    ['FLAT BUSH ROAD', {}],
    ['66 QUEENSWAY', {}],
    ['Flat B', {}],
    // Traditional Chinese
    ['淘大商場12樓B室', { unit: 'B', floor: '12' }],
    ['淘大商場十二樓Ａ室', { unit: 'A', floor: '12' }],
    ['淘大商場二十樓3號室', { unit: '3', floor: '20' }],
    ['淘大商場廿三樓3號室', { unit: '3', floor: '23' }],
    ['淘大商場十十樓', {}],
    ['淘大商場三樓5單位', { unit: '5', floor: '3' }],
    ['淘大商場地下', { floor: 'G' }],
    ['淘大商場低層地下', { floor: 'LG' }],
    ['觀龍樓', {}],
    ['地下街12號', {}],
    ['12樓', {}],
    // Simplified Chinese
    ['淘大商场３楼', { floor: '3' }],
    ['淘大商场二十一楼1203室', { unit: '1203', floor: '21' }],
    ['淘大商场高层地下A单位', { unit: 'A', floor: 'UG' }],
    ['观龙楼', {}],
  ])('%s', (text, inside) => {
    const { outside, ...taken } = takeFloorAndUnit(text);
    expect(taken).toEqual(inside);
    expect(outside).toMatch(/[\p{L}\p{N}]{3}/u);
  });

  it('loses nothing: what is no floor or unit stays, whatever is typed', () => {
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
        expect(outside.includes('淘大')).toBe(text.includes('淘大'));
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
  ])('of %s is %s', (text, block) => {
    expect(blockIn(text)).toBe(block);
  });
});
