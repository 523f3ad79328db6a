// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChosenMethod } from '../../../../renderer/payment/methods/ChosenMethod.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

describe('ChosenMethod', () => {
  it.each([
    ['visa', 'Payment methodVisa'],
    ['fps', 'Payment methodFPSQR code, 3 minutes'],
  ] as const)('names %s, with a hint about a QR code', async (key, text) => {
    const { container } = await inPortal(
      <ChosenMethod method={{ key, label: key, pointsToNote: [] }} />,
    );
    expect(container.querySelector('.payment-card-words')?.textContent).toBe(text);
  });
});
