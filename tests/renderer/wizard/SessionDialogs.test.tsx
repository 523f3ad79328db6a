// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import sample from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { begin, pageFor, rememberSitting, showWizard } from '../../support/showWizard.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const loaded = pageFor('LREAL1');
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await showWizard(loaded());
});
afterEach(() => vi.useRealTimers());

/** Advances the fake clock without user activity. */
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const alert = () => screen.queryByRole('alertdialog');
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

describe('the session of a page', () => {
  it('D-06: warns 15 minutes after the last activity, and counts down one minute', () => {
    pass(10 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    pass(15 * MINUTE - SECOND);
    expect(alert()).toBeNull();
    pass(2 * SECOND);
    expect(alert()?.textContent).toMatch(/5\d seconds|60 seconds/);
    pass(30 * SECOND);
    expect(alert()?.textContent).toMatch(/2\d seconds/);
  });

  it('continues after a renewal', async () => {
    pass(15 * MINUTE + 10 * SECOND);
    await press(/^Confirm, keep my answers/);
    expect(alert()).toBeNull();
    pass(14 * MINUTE);
    expect(alert()).toBeNull();
  });

  it('offers no save if there are no answers', async () => {
    pass(15 * MINUTE + 10 * SECOND);
    expect(screen.queryByRole('button', { name: /Save to a file first/ })).toBeNull();
  });

  it('U-35: offers no save while another dialog of the wizard is open', async () => {
    cleanup();
    const form = loaded();
    rememberSitting(form, sample.formData as FormData);
    await showWizard(form);
    pass(15 * MINUTE + 10 * SECOND);
    expect(screen.getByRole('button', { name: /Save to a file first/ })).toBeTruthy();
    await press(/^Confirm, keep my answers/);

    await press(/^Sign/);
    await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('certificate'));
    pass(15 * MINUTE + 10 * SECOND);
    expect(alert()?.textContent).toContain('Confirm, keep my answers');
    expect(screen.queryByRole('button', { name: /Save to a file first/ })).toBeNull();
    await press(/^Confirm, keep my answers/);
    expect(screen.getByRole('dialog').textContent).toContain('certificate');
  });

  it('continues, and opens the save dialog, if the user saves first', async () => {
    await begin();
    pass(15 * MINUTE + 10 * SECOND);
    await press(/Save to a file first/);
    expect(alert()).toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Password'));
    pass(14 * MINUTE);
    expect(alert()).toBeNull();
  });

  it('D-05: ends one minute later; Refresh keeps the language of the page', async () => {
    await press(/繁體中文/);
    await vi.waitFor(() => expect(window.location.search).toBe('?lang=tc'));
    pass(16 * MINUTE + 2 * SECOND);
    const buttons = alert()?.querySelectorAll('button') ?? [];
    expect(buttons).toHaveLength(1);
    // Refresh reloads this address.
    expect(window.location.search).toBe('?lang=tc');
  });

  it('D-07: counts down a full minute after the device was suspended', () => {
    vi.setSystemTime(Date.now() + 3 * 60 * MINUTE);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(alert()?.textContent).toContain('60 seconds');
  });

  it('hides the signer and the fee behind its end dialog', async () => {
    cleanup();
    const form = loaded();
    rememberSitting(form, sample.formData as FormData);
    const sitting = JSON.parse(sessionStorage.getItem('landform.payment') ?? '{}');
    const signed = [{ fieldId: 'ownerSign', signedBy: 'CHAN TAI MAN', signedAt: sample.now }];
    sessionStorage.setItem('landform.payment', JSON.stringify({ ...sitting, signed }));
    await showWizard(form);
    expect(document.body.textContent).toMatch(/CHAN TAI MAN.*HK\$380\.00/);
    pass(16 * MINUTE + 2 * SECOND);
    expect(alert()?.textContent).toContain('all answers were cleared');
    expect(document.body.textContent).not.toMatch(/CHAN TAI MAN|HK\$/);
  });
});
