// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormPage } from '../../../renderer/app/FormPage.tsx';
import { cannedServer, inPortal, wireAnswer } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

const ENTRY = { skipIntro: false, noCaptcha: true, canResume: true };
const replace = vi.fn();

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('location', { replace, search: '', pathname: '/form/LREAL1', hash: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the page of a form that the server refuses. */
async function shown(status: number, body: object) {
  const { transport, asked } = cannedServer({
    '/api/forms/LREAL1': () => wireAnswer(status, body),
  });
  await inPortal(<FormPage code="LREAL1" sourceType="eea" entry={ENTRY} loaded={undefined} />, {
    transport,
  });
  return asked;
}

describe('FormPage', () => {
  it('reports a server that cannot be reached, and tries again on request', async () => {
    const asked = await shown(503, {});
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(document.title).toMatch(/^Error: /);
    expect(replace).not.toHaveBeenCalled();
    const before = asked.length;
    fireEvent.click(button('Try again'));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await screen.findByRole('alert');
  });

  it('B-35: returns from an unknown form to the site of its visitor', async () => {
    await shown(404, { error: 'INVALID_FORM_CODE', message: 'INVALID_FORM_CODE', reference: 'r' });
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/?lang=en'));
  });

  it('shows the reason of another refusal, and stays', async () => {
    await shown(422, { error: 'FORM_CLOSED', message: 'serverBusy', reference: 'r' });
    expect((await screen.findByRole('alert')).textContent).toContain('A system error has occurred');
    expect(replace).not.toHaveBeenCalled();
  });
});
