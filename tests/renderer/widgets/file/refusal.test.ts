import { describe, expect, it } from 'vitest';
import type { FieldError } from '#engine';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { refusalText } from '../../../../renderer/widgets/file/refusal.ts';

await Promise.all([loadProductTexts('en'), loadProductTexts('zh-Hans')]);

const messageText = ({ key, args }: FieldError) => `${key} ${args.join()}`;

describe('refusalText', () => {
  it.each([
    ['en', 'a.pdf is larger than 5.00 MB. Choose a smaller file.'],
    ['zh-Hans', 'a.pdf 超过 5.00 MB，请选择较小的档案。'],
  ] as const)('is a text of the widgets in %s', (language, text) => {
    const refusal = { key: 'file.tooLarge', args: { name: 'a.pdf', size: '5.00 MB' } } as const;
    expect(refusalText({ language, messageText }, refusal)).toBe(text);
  });

  it('is the message of a field error', () => {
    const refusal = { path: '/cheque', key: 'validation_expired', args: ['2026'] };
    expect(refusalText({ language: 'en', messageText }, refusal)).toBe('validation_expired 2026');
  });
});
