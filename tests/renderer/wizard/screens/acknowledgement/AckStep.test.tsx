// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormData, openFormStore } from '#engine';
import sample from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../../../renderer/api/formApi.ts';
import { rememberDone } from '../../../../../renderer/wizard/state/tabMemory.ts';
import type { WizardServices } from '../../../../../renderer/wizard/state/WizardServices.ts';
import { wizardFacts } from '../../../../../renderer/wizard/state/wizardFacts.ts';
import { wireAnswer } from '../../../../support/inPortal.tsx';
import { heading } from '../../../../support/onPage.ts';
import { recordDownloads } from '../../../../support/recordDownloads.ts';
import {
  type Answers,
  pageFor,
  press,
  settled,
  showWizard,
} from '../../../../support/showWizard.tsx';

const saved = recordDownloads();
const loaded = pageFor('LREAL1');
let form: LoadedForm;
beforeEach(() => {
  form = loaded();
});

const MINUTE = 60_000;

describe('the acknowledgement', () => {
  const done = {
    formCode: 'LREAL1',
    submissionId: 'SUB1',
    amountCents: 38_000,
    signed: [],
    data: {},
    done: {
      facts: { submissionType: 'ALLOW_ESUBM' },
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

  async function acknowledged(more = {}, data: unknown = {}, answers: Answers = {}) {
    const record = { ...done, done: { ...done.done, ...more }, data, definition: form.hash };
    sessionStorage.setItem('landform.payment', JSON.stringify(record));
    return showWizard(form, answers);
  }

  it('U-36: shows the acknowledgement after a reload, with the reference number first', async () => {
    await acknowledged();
    expect(heading()).toBe('Your form has been submitted');
    const text = document.querySelector('main')?.textContent ?? '';
    const facts = ['LREAL1-261120-000123', '20/11/2026 10:05 AM', 'HK$380.00', 'Visa'];
    for (const fact of facts) expect(text).toContain(fact);
    expect(facts.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(facts);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('promise 8: names a refund that became due after the form was submitted', async () => {
    const record = { ...done, definition: form.hash };
    sessionStorage.setItem('landform.payment', JSON.stringify(record));
    const refund = { transactionid: 'T2', amount: '380.00', state: 'refundDue' };
    await showWizard(form, {
      '/api/submission/poll/T1': () =>
        wireAnswer(200, { status: 'APPR', description: '', otherpayments: [refund] }),
    });
    const words =
      'A second payment of HK$380.00 was taken (transaction number T2). It will be refunded.';
    await vi.waitFor(() => expect(document.body.textContent).toContain(words), {
      timeout: 20_000,
    });
  });

  it('promise 8: shows that a second payment was refunded, and when', async () => {
    const record = { ...done, definition: form.hash };
    sessionStorage.setItem('landform.payment', JSON.stringify(record));
    const refund = {
      transactionid: 'T2',
      amount: '380.00',
      state: 'refunded',
      refundedat: '2026-11-27T03:30:00.000Z',
    };
    await showWizard(form, {
      '/api/submission/poll/T1': () =>
        wireAnswer(200, { status: 'APPR', description: '', otherpayments: [refund] }),
    });
    const words = '(transaction number T2). It was paid back on 27/11/2026 11:30 AM.';
    await vi.waitFor(() => expect(document.body.textContent).toContain(words), {
      timeout: 20_000,
    });
    expect(document.body.textContent).not.toContain('will be refunded');
  });

  it('U-36: names the payment method in the language of the page', async () => {
    await acknowledged({ acknowledgement: { ...done.done.acknowledgement, paymentMethod: 'fps' } });
    expect(document.body.textContent).toContain('FPS');
    await press('繁體中文');
    await vi.waitFor(() => expect(document.body.textContent).toContain('轉數快'));
    expect(document.body.textContent).not.toContain('FPS');
  });

  it('U-36: shows the e-mail address of the acknowledgement after a reload', async () => {
    await acknowledged({ ackEmail: 'chan.taiman@example.hk' });
    expect(document.body.textContent).toContain('acknowledgement to chan.taiman@example.hk');
  });

  it('states for an uploaded e-Cheque that the fee counts as paid after clearing', async () => {
    const { acknowledgement } = done.done;
    const byGateway = { ...acknowledgement, paymentMethod: 'echq', gcisWallet: 'EC' };
    const { paymentTxnNum: _, ...byFile } = byGateway;
    await acknowledged({ acknowledgement: byFile });
    expect(document.body.textContent).toContain(
      'The e-Cheque matches the fee. The fee counts as paid once the bank has cleared',
    );
    cleanup();
    await acknowledged({ acknowledgement: byGateway });
    expect(document.body.textContent).not.toContain('once the bank has cleared');
    cleanup();
    await acknowledged();
    expect(document.body.textContent).not.toContain('e-Cheque');
  });

  it('U-28: shows on the browser’s Back that the form is complete, and its number', async () => {
    await acknowledged();
    const state = { screenId: 'confirmation' };
    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
    await settled();
    const shown = screen.getByRole('alertdialog').textContent;
    expect(shown).toContain('this form is complete and can no longer be changed here');
    expect(shown).toContain('LREAL1-261120-000123');
    await press('Stay on this page');
    expect(heading()).toBe('Your form has been submitted');
  });

  it('U-36: keeps every step title after a reload, without storing the answers', async () => {
    const data = sample.formData as FormData;
    const store = openFormStore(form.plan, form.tests, { data, now: sample.now });
    const context = { facts: wizardFacts({ form, store }) };
    const services = { form, store, context: () => context } as unknown as WizardServices;
    sessionStorage.setItem('previousGcisTxnId', 'T7');
    rememberDone(services, done.done.acknowledgement);
    expect(sessionStorage.getItem('previousGcisTxnId')).toBeNull();
    await showWizard(form);
    expect(heading()).toBe('Your form has been submitted');
    const titles = [...document.querySelectorAll('nav .steps-title')];
    expect(titles.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Important notes',
      'How to submit',
      'Owner',
      'Land registers',
      'How you learned of the service',
      'Review',
      'Sign and pay',
      'Acknowledgement',
    ]);
    expect(sessionStorage.getItem('landform.payment')).not.toContain('CHAN TAI MAN');
  });

  it('U-28: skips the previous form on Back from a new form', async () => {
    window.history.replaceState('list', '');
    window.history.pushState(null, '');
    await acknowledged();
    await startNew();
    window.history.back();
    await vi.waitFor(() => expect(window.history.state).toBe('list'));
    expect(heading()).toBe('Important notes');
  });

  const ON_PAPER = { facts: { submissionType: 'OFFLINE_SUBM' } };
  const buttons = () =>
    [...document.querySelectorAll('.ack-document button, .ack-actions button')].map(
      ({ textContent }) => textContent,
    );
  /** Starts a new form and confirms that the acknowledgement is discarded. */
  const startNew = async () => {
    await press('Start a new form');
    const dialog = within(screen.getByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Start a new form' }));
    await settled();
  };

  it('promise 11: downloads a form for the post after a reload, from the copy kept for a day', async () => {
    const { paymentTxnNum: _, ...acknowledgement } = done.done.acknowledgement;
    const { asked } = await acknowledged({ ...ON_PAPER, acknowledgement }, {}, byId);
    expect(heading()).toBe('Your form is ready to print');
    expect(buttons()).toEqual([
      'Print or save as PDF',
      'Preview as PDF',
      'Start a new form',
      'Fill in a saved form',
    ]);
    const [notice] = document.querySelectorAll('.notice-warning');
    expect(notice?.textContent).toContain('answers are no longer on this page');
    expect(notice?.textContent).toContain('has not been submitted online');
    expect(notice?.textContent).toContain('can still print it for 24 hours after you completed it');
    expect(document.body.textContent).not.toContain('________');
    await press('Print or save as PDF');
    await vi.waitFor(() => expect(saved.names).toEqual(['LREAL1-261120-000123.pdf']));
    const [request, ...others] = asked.filter(({ url }) => url.startsWith('/api/submission/'));
    expect(others).toEqual([]);
    expect(request?.body).toContain('"submissionId":"SUB1"');
  });

  it('offers no print or save after a reload of a form that was only signed', async () => {
    await acknowledged({ facts: { submissionType: 'SIGN_ONLY' } });
    expect(buttons()).toEqual(['Start a new form', 'Fill in a saved form']);
  });

  it('promise 11: explains how to submit a form by post, without a submission time', async () => {
    await acknowledged(ON_PAPER, { ...sample.formData, DeliveryMethod: 'post' });
    const shown = document.querySelector('main')?.textContent ?? '';
    for (const words of [
      'LREAL1-261120-000123',
      'has not been submitted online',
      'sign it by hand',
      'What to enclose',
      'a copy of the owner’s identification document',
      'Fee: HK$380.00',
      'crossed cheque, bank draft or cashier’s order payable to “The Land Registry”',
      'Do not send cash by post',
      '19/F, Queensway Government Offices',
      '9:00 am to 12:30 pm',
      '3105 0000',
    ]) {
      expect(shown).toContain(words);
    }
    expect(shown).not.toMatch(/Submission time|was printed at|20\/11\/2026/);
    expect(document.querySelector('.ack-panel')?.classList).toContain('ack-panel-paper');
  });

  it('offers to print and save a form for the post while the page has its answers', async () => {
    await acknowledged(ON_PAPER, sample.formData);
    expect(heading()).toBe('Your form is ready to print');
    expect(buttons()).toEqual([
      'Print or save as PDF',
      'Preview as PDF',
      'Save again',
      'Start a new form',
      'Fill in a saved form',
    ]);
  });

  const RECORD = wireAnswer(200, { result: 'ok', pdfData: btoa('%PDF-record') });

  it('promise 13: downloads the record under its number if PDF printing is unavailable', async () => {
    const address = '/api/submission/submitFormByTxnId';
    await acknowledged({}, {}, { [address]: () => RECORD, ...byId });
    await press('Print or save as PDF');
    await vi.waitFor(() => expect(saved.names).toEqual(['LREAL1-261120-000123.pdf']));
    await vi.waitFor(() =>
      expect(screen.getByRole('alertdialog').textContent).toContain(
        'downloaded as LREAL1-261120-000123.pdf',
      ),
    );
  });

  const byId = { '/api/submission/LREAL1/380.00': () => RECORD };

  describe('promise 10: leaving the acknowledgement', () => {
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };

    it('asks before a new form starts, and remains if the user declines', async () => {
      await acknowledged();
      await press('Start a new form');
      expect(screen.getByRole('alertdialog').textContent).toContain('LREAL1-261120-000123');
      await press('Stay on this page');
      expect(heading()).toBe('Your form has been submitted');
      expect(sessionStorage.getItem('landform.payment')).not.toBeNull();
      await startNew();
      expect(heading()).toBe('Important notes');
    });

    it('asks before a saved form is loaded', async () => {
      await acknowledged(ON_PAPER, sample.formData);
      await press('Fill in a saved form');
      const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
      expect(dialog.textContent).toContain('Leave the acknowledgement?');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in a saved form' }));
      expect(
        await screen.findByLabelText(/Saved form \(\.lrwf\)/, {}, { timeout: 5000 }),
      ).toBeTruthy();
    });

    it('copies the number in the dialog, and then allows the page to unload', async () => {
      const written: string[] = [];
      vi.stubGlobal(
        'navigator',
        clipboardOf(async (text) => void written.push(text)),
      );
      await acknowledged(ON_PAPER, sample.formData);
      expect(leaves()).toBe(false);
      await press('Start a new form');
      const dialog = within(screen.getByRole('alertdialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Copy' }));
      await settled();
      expect(written).toEqual(['LREAL1-261120-000123']);
      expect(dialog.getByRole('status').textContent).toBe('The reference number was copied.');
      await press('Stay on this page');
      expect(leaves()).toBe(true);
      vi.unstubAllGlobals();
    });

    it('selects the number if the clipboard is denied, and shows that it is selected', async () => {
      vi.stubGlobal(
        'navigator',
        clipboardOf(() => Promise.reject(new Error('denied'))),
      );
      await acknowledged();
      await press('Copy');
      expect(String(window.getSelection())).toBe('LREAL1-261120-000123');
      expect(document.body.textContent).toContain('The number is selected.');
      expect(leaves()).toBe(false);
      vi.unstubAllGlobals();
    });
  });

  function clipboardOf(writeText: (text: string) => Promise<void>) {
    return new Proxy(navigator, {
      get: (target, name) =>
        name === 'clipboard' ? { writeText } : Reflect.get(target, name, target),
    });
  }

  it('offers the PDF preview only if the server returns the record without a captcha', async () => {
    await acknowledged();
    expect(buttons()).toContain('Preview as PDF');
    cleanup();
    const { paymentTxnNum: _, ...free } = done.done.acknowledgement;
    const record = {
      ...done,
      done: { ...done.done, acknowledgement: free },
      definition: form.hash,
    };
    sessionStorage.setItem('landform.payment', JSON.stringify(record));
    await showWizard(form, {}, { config: { captchaDisabled: false } });
    expect(buttons()).toEqual(['Print or save as PDF', 'Start a new form', 'Fill in a saved form']);
  });

  it('clears the stored record when a new form starts', async () => {
    await acknowledged();
    await startNew();
    expect(heading()).toBe('Important notes');
    expect(sessionStorage.getItem('landform.payment')).toBeNull();
  });

  describe('the session end', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());

    /** Shows the acknowledgement without user activity. Returns the dialog after this time. */
    async function idle(ms: number, more = {}, data: unknown = {}) {
      await acknowledged({ ackEmail: 'chan.taiman@example.hk', ...more }, data);
      act(() => void vi.advanceTimersByTime(ms));
      return screen.getByRole('alertdialog');
    }

    it('warns without mentioning answers if the page has no answers', async () => {
      const alert = await idle(15 * MINUTE + 10_000);
      expect(alert.textContent).toContain('Your form has been submitted');
      // The dialog covers the page that shows the number.
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(alert.textContent).not.toMatch(/answers|Save to a file/);
      await press('Keep this page open');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    it('shows the submission and its number, without the e-mail address or the fee', async () => {
      const alert = await idle(16 * MINUTE + 2000);
      expect(alert.textContent).toContain('Your form has been submitted');
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(alert.textContent).toContain('do not need to submit or pay again');
      expect(document.body.textContent).not.toContain('chan.taiman');
      expect(document.body.textContent).not.toContain('HK$380.00');
    });

    it('U-36: shows the acknowledgement after a reload, without the e-mail address', async () => {
      await idle(16 * MINUTE + 2000);
      cleanup();
      await showWizard(form);
      expect(heading()).toBe('Your form has been submitted');
      expect(document.body.textContent).toContain('LREAL1-261120-000123');
      expect(document.body.textContent).not.toContain('chan.taiman');
    });

    it('shows the number of a paper form, and that its answers were cleared', async () => {
      const alert = await idle(16 * MINUTE + 2000, ON_PAPER, sample.formData);
      expect(alert.textContent).toContain('all answers were cleared');
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(sessionStorage.getItem('landform.payment')).toBeNull();
    });

    it('mentions no answers of a form for the post after a reload', async () => {
      const alert = await idle(15 * MINUTE + 10_000, ON_PAPER);
      expect(alert.textContent).toContain('seconds this page closes');
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(alert.textContent).not.toMatch(/answers|Save to a file/);
      await press('Keep this page open');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      act(() => void vi.advanceTimersByTime(16 * MINUTE + 2000));
      const end = screen.getByRole('alertdialog').textContent;
      expect(end).toContain('this page was closed. Load a saved form or start again.');
      expect(end).not.toContain('answers');
    });
  });
});
