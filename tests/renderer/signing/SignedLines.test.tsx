// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { SignedLines, signatureLabel } from '../../../renderer/signing/SignedLines.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

const TEXTS = { '$signatures.chairman.label': 'Chairman' };
const SIGNED = [
  { fieldId: 'secretary', signedBy: 'LEE SIU MING', signedAt: '2026-11-20T02:04:30.000Z' },
];

async function lines(fields: readonly string[], language: Language = 'en') {
  await inPortal(<SignedLines fields={fields} signed={SIGNED} texts={TEXTS} />, { language });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('SignedLines', () => {
  it('lists the fields in their order, with signer and Hong Kong time', async () => {
    expect(await lines(['secretary', 'chairman'])).toEqual([
      'secretary: Signed by LEE SIU MING on 20/11/2026 10:04 AM',
      'Chairman: Not signed yet',
    ]);
  });

  it('shows the time in the language of the page', async () => {
    expect((await lines(['secretary'], 'zh-Hant'))[0]).toContain('2026年11月20日');
  });

  it('shows no line without fields', async () => {
    expect(await lines([])).toEqual([]);
  });
});

describe('signatureLabel', () => {
  it.each([
    ['chairman', 'Chairman'],
    ['secretary', 'secretary'],
  ])('labels %s as %s', (id, label) => {
    expect(signatureLabel(TEXTS, id)).toBe(label);
  });
});
