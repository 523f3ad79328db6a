// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormData, openFormStore } from '#engine';
import sample from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../renderer/api/formApi.ts';
import { rememberDone } from '../../../renderer/wizard/sittingMemory.ts';
import type { WizardServices } from '../../../renderer/wizard/WizardServices.ts';
import { wizardFacts } from '../../../renderer/wizard/wizardFacts.ts';
import { pageFor, press, settled, showWizard } from '../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
let form: LoadedForm;
beforeEach(() => {
  form = loaded();
});

const MINUTE = 60_000;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

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

  async function acknowledged(more = {}, data: unknown = {}) {
    const record = { ...done, done: { ...done.done, ...more }, data, definition: form.hash };
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

  it('U-36: names the method of payment in the language of the page', async () => {
    await acknowledged({ acknowledgement: { ...done.done.acknowledgement, paymentMethod: 'fps' } });
    expect(document.body.textContent).toContain('FPS');
    await press('繁體中文');
    await vi.waitFor(() => expect(document.body.textContent).toContain('轉數快'));
    expect(document.body.textContent).not.toContain('FPS');
  });

  it('U-36: says after a reload where the acknowledgement is mailed to', async () => {
    await acknowledged({ ackEmail: 'chan.taiman@example.hk' });
    expect(document.body.textContent).toContain('acknowledgement to chan.taiman@example.hk');
  });

  it('says of an e-Cheque that it has yet to be checked, and that the fee is not paid before', async () => {
    const { acknowledgement } = done.done;
    const byECheque = { ...acknowledgement, paymentMethod: 'echq', gcisWallet: 'EC' };
    await acknowledged({ acknowledgement: byECheque });
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

  it('U-36: names after a reload every step as before, though the answers are gone', async () => {
    const data = sample.formData as FormData;
    const store = openFormStore(form.plan, form.tests, { data, now: sample.now });
    const context = { facts: wizardFacts({ form, store }) };
    const services = { form, store, context: () => context } as unknown as WizardServices;
    rememberDone(services, done.done.acknowledgement);
    await showWizard(form);
    expect(heading()).toBe('Your form has been submitted');
    expect(screen.getAllByText('Sign and pay')).not.toHaveLength(0);
    expect(sessionStorage.getItem('landform.payment')).not.toContain('CHAN TAI MAN');
  });

  it('U-28: Back from a new form goes past the one before, to where one came from', async () => {
    window.history.replaceState('list', '');
    window.history.pushState(null, '');
    await acknowledged();
    await press('Start a new form');
    window.history.back();
    await vi.waitFor(() => expect(window.history.state).toBe('list'));
    expect(heading()).toBe('Important notes');
  });

  const ON_PAPER = { facts: { submissionType: 'OFFLINE_SUBM' } };
  const buttons = () =>
    [...document.querySelectorAll('.ack-actions button')].map(({ textContent }) => textContent);

  it('offers after a reload nothing of a form for the post that went with the page', async () => {
    await acknowledged(ON_PAPER);
    expect(heading()).toBe('Not submitted');
    expect(buttons()).toEqual(['Start a new form', 'Fill in a saved form']);
    const [notice] = document.querySelectorAll('.notice-warning');
    expect(notice?.textContent).toContain('its answers are no longer on this page');
    expect(notice?.textContent).toContain('has not been submitted online');
    expect(notice?.textContent).not.toContain('Print it');
  });

  it('U-39: sets its sentences in Chinese without a space between them', async () => {
    await acknowledged(ON_PAPER);
    await press('繁體中文');
    await vi.waitFor(() => expect(heading()).toBe('尚未遞交'));
    const [notice] = document.querySelectorAll('.notice-warning');
    expect(notice?.textContent).toMatch(/。./);
    expect(notice?.textContent).not.toMatch(/。 /);
  });

  it('offers to print and save a form for the post whose answers are there', async () => {
    await acknowledged(ON_PAPER, sample.formData);
    expect(heading()).toBe('Your form is ready to print');
    expect(buttons()).toEqual([
      'Print or save as PDF',
      'Preview as PDF',
      'Start a new form',
      'Save again',
      'Fill in a saved form',
    ]);
  });

  it('prints after a reload the acknowledgement, without a word of answers', async () => {
    await acknowledged();
    let printed = '';
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelector('.print-view')?.outerHTML ?? '';
    });
    await press('Print or save as PDF');
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printed).toBe('<div class="print-view"></div>');
  });

  it('offers the record of a form that the server keeps where it gives it without a captcha', async () => {
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

  it('forgets everything when a new form begins', async () => {
    await acknowledged();
    await press('Start a new form');
    expect(heading()).toBe('Important notes');
    expect(sessionStorage.getItem('landform.payment')).toBeNull();
  });

  describe('the end of its session', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());

    /** Nobody is there for so long. */
    async function idle(ms: number, more = {}, data: unknown = {}) {
      await acknowledged({ ackEmail: 'chan.taiman@example.hk', ...more }, data);
      act(() => void vi.advanceTimersByTime(ms));
      return screen.getByRole('alertdialog');
    }

    it('warns without a word of answers: there are none to lose, and none to save', async () => {
      const alert = await idle(15 * MINUTE + 10_000);
      expect(alert.textContent).toContain('Your form has been submitted');
      // The dialog covers the page that shows the number.
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(alert.textContent).not.toMatch(/answers|Save to a file/);
      await press('Keep this page open');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    it('says that the form is in, with its number, and nothing of who handed it in', async () => {
      const alert = await idle(16 * MINUTE + 2000);
      expect(alert.textContent).toContain('Your form has been submitted');
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(alert.textContent).toContain('need not submit or pay again');
      expect(document.body.textContent).not.toContain('chan.taiman');
      expect(document.body.textContent).not.toContain('HK$380.00');
    });

    it('U-36: shows after a reload the same page yet, without the address', async () => {
      await idle(16 * MINUTE + 2000);
      cleanup();
      await showWizard(form);
      expect(heading()).toBe('Your form has been submitted');
      expect(document.body.textContent).toContain('LREAL1-261120-000123');
      expect(document.body.textContent).not.toContain('chan.taiman');
    });

    it('names the number too of a form that is handed in on paper, whose answers can be lost', async () => {
      const alert = await idle(16 * MINUTE + 2000, ON_PAPER, sample.formData);
      expect(alert.textContent).toContain('all answers were cleared');
      expect(alert.textContent).toContain('LREAL1-261120-000123');
      expect(sessionStorage.getItem('landform.payment')).toBeNull();
    });

    it('warns of no answers of a form for the post that went with a reload', async () => {
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
