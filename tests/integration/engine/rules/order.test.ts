import { expect, it } from 'vitest';
import { RULE_KEYWORDS } from '#compiler';

/** The order of the checks on a leaf; a new keyword may be inserted between two of these. */
const ORDER = [
  ...['hkid', 'prn', 'phone', 'hkMobile', 'fax', 'email', 'hkDate', 'monthYear', 'time12h'],
  ...['amount', 'percentage', 'decimalText', 'integerText', 'prcId', 'prcTravelPermit'],
  ...['passport', 'brNumber', 'crNumber', 'memorialNumber', 'solicitorsCode'],
  ...['chineseOnly', 'englishOnly', 'digitsOnly', 'alphanumeric', 'alphanumericHyphen'],
  ...['digitsHyphen', 'digitsComma', 'yearList', 'yearsInOrder', 'yearsOnce', 'yearsWithin'],
  ...['exactChars', 'rangeChars', 'minChars', 'maxChars', 'valueRange', 'minValue', 'maxValue'],
  ...['multipleOf', 'dateMin', 'dateMax', 'weekday', 'sameAs', 'minSelected', 'maxSelected'],
  'schema',
];

it('RULE_KEYWORDS: keeps the order of the known keywords, which sets the reported error', () => {
  const keywords = RULE_KEYWORDS.map(({ keyword }) => keyword);
  expect(keywords.filter((keyword) => ORDER.includes(keyword))).toEqual(ORDER);
});
