import { describe, expect, it } from 'vitest';
import { isKeywordValue } from '../../../../engine/compiler/source/keywordValues.ts';
import { RULE_KEYWORDS } from '../../../../engine/compiler/source/ruleKeywords.generated.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';

describe('isKeywordValue', () => {
  const accepts = (keyword: string, value: Json) => {
    const found = RULE_KEYWORDS.find((each) => each.keyword === keyword);
    if (!found) throw new Error(`No keyword ${keyword}`);
    return isKeywordValue(found, value);
  };

  it.each<[string, Json]>([
    ['hkid', true],
    ['maxChars', 30],
    ['rangeChars', [8, 25]],
    ['multipleOf', '0.5'],
    ['valueRange', ['0', '100']],
    ['dateMin', 'today'],
    ['dateMin', { from: 'today' }],
    ['sameAs', 'email'],
    ['weekday', [0, 6]],
    ['prn', { weights: [7, 3, 1, 7, 3, 1, 7], modulus: 10 }],
  ])('accepts %s: %j', (keyword, value) => {
    expect(accepts(keyword, value)).toBe(true);
  });

  it.each<[string, Json]>([
    ['hkid', 'true'],
    ['maxChars', -1],
    ['maxChars', 1.5],
    ['maxChars', '30'],
    ['rangeChars', [8]],
    ['rangeChars', [8, 'x']],
    ['multipleOf', 'x'],
    ['valueRange', ['0', 'x']],
    ['dateMin', 3],
    ['sameAs', ''],
    ['weekday', []],
    ['weekday', [7]],
    ['prn', { weights: [7, 3, 1], modulus: 10 }],
    ['prn', { weights: [7, 3, 1, 7, 3, 1, 7], modulus: 1 }],
  ])('refuses %s: %j', (keyword, value) => {
    expect(accepts(keyword, value)).toBe(false);
  });
});
