// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachDialogs } from '../../support/dialogs.ts';
import { wireAnswer } from '../../support/inPortal.tsx';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { loadedForm, press, rememberSitting, showWizard } from '../../support/showWizard.tsx';

let compiled: PortalForm;
beforeAll(async () => {
  teachDialogs();
  compiled = await loadPortalForm('LREAL1');
}, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

/** A page that was reloaded while this payment was under way, and what the server says of it now. */
async function reloaded(status: string) {
  const form = loadedForm(compiled);
  rememberSitting(form, {}, 'T7');
  return showWizard(form, {
    '/api/submission/poll/T7': () => wireAnswer(200, { status, description: '' }),
    // Of payments that are under way alone.
    '/api/payment/transaction': () => wireAnswer(404, { error: 'NOT_FOUND' }),
  });
}

describe('a payment that was under way before a reload', () => {
  it('T-09, U-45: that timed out is told as such, and can be tried again or left', async () => {
    await reloaded('PSTO');
    await screen.findByText('Unsuccessful Payment');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('T-09: is waited for while it is under way', async () => {
    await reloaded('IN_PROCESS');
    await screen.findByText('Waiting for the result of the payment');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
