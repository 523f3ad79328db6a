import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../renderer/i18n/catalogueOf.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import type { ProductTexts } from '../../../renderer/i18n/languages/ProductTexts.ts';

const TEXTS = {
  common: { hidden: 'of another namespace' },
  errors: { both: 'of errors', busy: 'Busy. Call {phone}.' },
  payment: { both: 'of payment', limit: '{0} is not above {1}' },
  signing: { pin: 'Enter the PIN' },
  validation: { most: 'At most {0} characters', most_one: 'At most {0} character' },
} as unknown as ProductTexts;

const text = catalogueOf(createI18n({ language: 'en', texts: TEXTS, phone: '3105 0000' }));

describe('catalogueOf', () => {
  it.each([
    ['errors before payment', 'both', [], 'of errors'],
    ['a text of signing', 'pin', [], 'Enter the PIN'],
    ['a text with arguments', 'limit', ['PPS', 'HK$5'], 'PPS is not above HK$5'],
    ['the hotline', 'busy', [], 'Busy. Call 3105 0000.'],
    ['the number one', 'most', [1], 'At most 1 character'],
    ['another number', 'most', [7], 'At most 7 characters'],
    ['no text of another namespace', 'hidden', [], undefined],
    ['no text for an unknown key', 'nobodyKnows', [], undefined],
  ])('returns %s', (_, key, args, expected) => {
    expect(text(key, args)).toBe(expected);
  });
});
