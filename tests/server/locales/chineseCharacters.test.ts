import { describe, expect, it } from 'vitest';
import { simplified, traditional } from '../../../server/locales/chineseCharacters.ts';

describe('simplified', () => {
  it.each([
    ['啟德', '启德'],
    ['啓德', '启德'],
    ['軟件 Flat A', '软件 Flat A'],
    ['𠮷', '𠮷'],
    ['', ''],
  ])('converts %j character by character', (text, expected) => {
    expect(simplified(text)).toBe(expected);
    expect(simplified(text)).toBe(expected);
  });
});

describe('traditional', () => {
  it.each([
    ['启德', '啟德'],
    ['漆咸道', '漆咸道'],
    ['云咸街', '雲咸街'],
    ['铜锣湾', '銅鑼灣'],
    ['东涌', '東涌'],
    ['加连威老道里', '加連威老道里'],
    ['香港', '香港'],
    ['Flat A', 'Flat A'],
  ])('converts %j to the official spelling', async (text, expected) => {
    expect(await traditional(text)).toBe(expected);
  });
});
