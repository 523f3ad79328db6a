import { E_CHEQUE_FIELDS, E_CHEQUE_PAYEES } from '#engine';
import { EmbeddedTestBank } from '../../server/adapters/cheque/EmbeddedTestBank.ts';
import type { TestChequeRequest } from '../../server/ports/payment/TestBank.ts';
import { testAuthority } from './testSigner.ts';

/** Creates a test bank with a separate certificate authority; `remove` deletes the authority. */
export async function testBank(now: () => Date) {
  const { authority, folder, remove } = await testAuthority(now);
  const bank = new EmbeddedTestBank({ authority, clock: { now }, fields: E_CHEQUE_FIELDS });
  const issue = async (request: Partial<TestChequeRequest> = {}) =>
    Uint8Array.from(
      await bank.issue({
        payee: E_CHEQUE_PAYEES[0] ?? '',
        currency: 'HKD',
        amount: '380.00',
        variant: 'valid',
        ...request,
      }),
    );
  return { bank, issue, folder, authority, remove };
}
