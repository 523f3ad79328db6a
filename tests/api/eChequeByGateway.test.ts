import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { by, eCheque, FeePortal, REFUSED } from './FeePortal.ts';

const portal = new FeePortal();
beforeAll(() => portal.open(['LR173'], { ECHEQUE_BY: 'gateway' }), 180_000);
afterAll(() => portal.close(), 60_000);

/** Presses a button of the sandbox bank's page. */
async function press(redirectUrl: unknown, button: string): Promise<void> {
  const { pathname } = new URL(String(redirectUrl));
  await fetch(`${portal.origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ button }),
    redirect: 'manual',
  });
}

describe('a portal with ECHEQUE_BY=gateway', () => {
  it('requires no file, and reports a payment that the bank approves nine days later', async () => {
    const applicant = portal.applicant('LR173', by('echq'));
    expect(await applicant.keep()).toMatchObject({ result: 'ok', paymentAmount: '14.00' });
    const transaction = await applicant.open();
    const started = await applicant.pay(transaction, 'echq', 'echq');
    expect(started.body).toMatchObject({ transactionid: transaction.transactionId });
    portal.clock.advance(9 * 24 * 60 * 60_000);
    expect(await applicant.poll(transaction)).toMatchObject({ status: 'IN_PROCESS' });
    await press(started.body.redirecturl, 'approve');
    // Polls within half a second share a response.
    await vi.waitFor(
      async () => {
        const answer = await applicant.poll(transaction);
        expect(answer).toMatchObject({ status: 'APPR', paymentmethod: 'echq' });
      },
      { timeout: 10_000, interval: 300 },
    );
  });

  it('offers e-Cheque as a payment method with its points to note', async () => {
    const methods = (await portal.applicant('LR173').methods()) as { subtype: string }[];
    expect(methods.find(({ subtype }) => subtype === 'echq')).toMatchObject({
      active: 'Y',
      label: 'e-Cheque',
      pointsToNote: [{ content: expect.stringContaining('working days') }],
    });
  });

  it('refuses a method on the route of another method', async () => {
    const applicant = portal.applicant('LR173', by('echq'));
    await applicant.keep();
    const transaction = await applicant.open();
    for (const [path, method] of [
      ['echq', 'visa'],
      ['web/visa', 'echq'],
    ] as const) {
      const { status, body } = await applicant.pay(transaction, path, method);
      expect([status, body.error]).toEqual([400, 'UNKNOWN_PAYMENT_METHOD']);
    }
  });

  it('ignores an uploaded e-Cheque file, and still charges the fee', async () => {
    const applicant = portal.applicant('LR173', eCheque(Buffer.from('%PDF-1.7')));
    const kept = await applicant.keep();
    expect(kept).toMatchObject({ result: 'ok', paymentAmount: '14.00' });
    expect(portal.attachmentsOf(kept.submissionId)).toEqual([]);
  });

  it('refuses e-Cheques while the gateway is disabled', async () => {
    portal.configure({ DISABLE_ALL_GCIS_PAYMENT: true });
    const applicant = portal.applicant('LR173', by('echq'));
    await applicant.keep();
    expect(await applicant.open()).toMatchObject(REFUSED);
    portal.configure({});
  });
});
