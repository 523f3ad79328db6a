// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language, MessageRef } from '#engine';
import { BankMessage } from '../../../renderer/payment/BankMessage.tsx';
import { inPortal } from '../../support/inPortal.tsx';
import { PAYMENT_TEXTS } from '../../support/paymentTexts.ts';

afterEach(cleanup);

async function shown(message: MessageRef, language: Language = 'en') {
  const { container } = await inPortal(<BankMessage message={message} />, { language });
  return container.textContent;
}

describe('BankMessage', () => {
  it.each([
    ['zh-Hant', 'Rejected by the bank', 'en'],
    ['zh-Hans', 'Rejected by the bank', 'en'],
    ['zh-Hant', '餘額不足 (NSF)', undefined],
    ['zh-Hans', '05', undefined],
    ['en', '餘額不足', 'zh'],
    ['en', 'Rejected by the bank', undefined],
  ] as const)('on a page in %s: marks %j as %s', async (language, description, lang) => {
    const text = await shown({ key: 'payment_rejected', args: [description] }, language);
    expect(screen.getByText(description).getAttribute('lang') ?? undefined).toBe(lang);
    expect(text).toBe(PAYMENT_TEXTS[language].payment_rejected.replace('{0}', description));
  });

  it('marks the last of equal parts of the text', async () => {
    const text = await shown({ key: 'payment_cancelled', args: ['Payment'] });
    expect(text).toBe('Payment has been cancelled. Please try again later. Detail: Payment.');
    expect(document.querySelector('span')?.previousSibling?.textContent).toMatch(/Detail: $/);
  });

  it.each([
    ['payment_rejected', ''],
    ['payment_rejectedNoReason', '05'],
    ['payment_generic', 'S1'],
  ])('shows one text without a detail of the bank: %s %j', async (key, detail) => {
    await shown({ key, args: [detail] });
    expect(document.querySelector('span')).toBeNull();
    expect(document.querySelectorAll('p')).toHaveLength(1);
  });
});
