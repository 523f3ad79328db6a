// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Acknowledgement } from '#engine';
import { AckFacts } from '../../../../../renderer/wizard/screens/acknowledgement/AckFacts.tsx';
import { ACKNOWLEDGEMENT } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';

afterEach(cleanup);

async function facts(more: Partial<Acknowledgement>) {
  const acknowledgement = { ...ACKNOWLEDGEMENT, ...more };
  const { container } = await inPortal(<AckFacts acknowledgement={acknowledgement} />);
  const rows = [...container.querySelectorAll('dl > div')];
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
}

const TIME = 'Submission time: 20/11/2026 10:05 AM';
const UNPAID = { paymentTxnNum: undefined, paymentMethod: undefined };

describe('AckFacts', () => {
  it('lists the time, the transaction, the amount and the method', async () => {
    expect(await facts({ paymentMethod: 'visa' })).toEqual([
      TIME,
      'Transaction reference number: T1',
      'Amount: HK$380.00',
      'Payment method: Visa',
    ]);
  });

  it.each<[string, Partial<Acknowledgement>, readonly string[]]>([
    ['no payment', UNPAID, [TIME]],
    ['no payment and no time', { ...UNPAID, submissionTime: undefined }, []],
    ['an empty transaction number', { ...UNPAID, paymentTxnNum: '' }, [TIME]],
    [
      'an e-Cheque as a file',
      { paymentTxnNum: undefined, paymentMethod: 'echq' },
      [TIME, 'Amount: HK$380.00', 'Payment method: e-Cheque'],
    ],
    [
      'a payment without an amount',
      { paymentCents: undefined, paymentMethod: 'fps' },
      [TIME, 'Transaction reference number: T1', 'Payment method: FPS'],
    ],
    [
      'a method that this version does not know',
      { ...UNPAID, paymentMethod: 'Octopus' },
      [TIME, 'Amount: HK$380.00', 'Payment method: Octopus'],
    ],
  ])('omits unknown facts of %s', async (_, more, lines) => {
    expect(await facts(more)).toEqual(lines);
  });
});
