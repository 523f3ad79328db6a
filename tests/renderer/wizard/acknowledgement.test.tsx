// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadedForm } from '../../../renderer/api/formApi.ts';
import { pageFor, press, settled, showWizard } from '../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
let form: LoadedForm;
beforeEach(() => {
  form = loaded();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the acknowledgement', () => {
  const done = {
    formCode: 'LREAL1',
    submissionId: 'SUB1',
    amountCents: 38_000,
    signed: [],
    data: {},
    done: {
      submissionType: 'ALLOW_ESUBM',
      acknowledgement: {
        referenceNumber: 'LREAL1-261120-000123',
        submissionTime: '2026-11-20T02:05:00Z',
        paymentTxnNum: 'T1',
        gcisWallet: 'VI',
        paymentMethod: 'visa',
        paymentCents: 38_000,
        submissionId: 'SUB1',
      },
    },
  };

  async function acknowledged(more = {}) {
    const record = { ...done, done: { ...done.done, ...more }, definition: form.hash };
    sessionStorage.setItem('landform.payment', JSON.stringify(record));
    return showWizard(form);
  }

  it('U-36: shows the same page after a reload, the reference number first', async () => {
    await acknowledged();
    expect(heading()).toBe('Your form has been submitted');
    expect(document.body.textContent).toContain('LREAL1-261120-000123');
    expect(document.body.textContent).toContain('20/11/2026 10:05 AM');
    expect(document.body.textContent).toContain('HK$380.00');
    expect(document.body.textContent).toContain('Visa');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('U-36: says after a reload where the acknowledgement is mailed to', async () => {
    await acknowledged({ ackEmail: 'chan.taiman@example.hk' });
    expect(document.body.textContent).toContain('acknowledgement to chan.taiman@example.hk');
  });

  it('says of an e-Cheque that it has yet to be checked, and that the fee is not paid before', async () => {
    const { acknowledgement, submissionType } = done.done;
    const byECheque = { ...acknowledgement, paymentMethod: 'echq', gcisWallet: 'EC' };
    await acknowledged({ submissionType, acknowledgement: byECheque });
    expect(document.body.textContent).toContain('The e-Cheque has not been checked yet.');
    cleanup();
    await acknowledged();
    expect(document.body.textContent).not.toContain('e-Cheque');
  });

  it('U-28: the browser’s Back says that the form is in, with its reference', async () => {
    await acknowledged();
    const state = { screenId: 'confirmation' };
    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
    await settled();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'already been submitted. The reference number is LREAL1-261120-000123.',
    );
  });

  it('forgets everything when a new form begins', async () => {
    await acknowledged();
    await press('Start a new form');
    expect(heading()).toBe('Important notes');
    expect(sessionStorage.getItem('landform.payment')).toBeNull();
  });
});
