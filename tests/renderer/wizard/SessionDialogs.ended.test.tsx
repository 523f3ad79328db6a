// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionDialogs } from '../../../renderer/wizard/SessionDialogs.tsx';
import { LAST_CODE } from '../../../renderer/wizard/screenViews.ts';
import { anyRememberedPayment } from '../../../renderer/wizard/state/tabMemory.ts';
import { ACKNOWLEDGEMENT } from '../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { leaf, planOf } from '../../support/planNodes.ts';
import { screenProps } from '../../support/screenProps.ts';

const PLAN = planOf({ name: leaf('text'), ackEmail: leaf('text') });
const DATA = { name: 'CHAN', ackEmail: 'a@example.hk' };

beforeAll(async () => {
  polyfillDialog();
  await LAST_CODE.load();
});
beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('landform.payment', JSON.stringify({ formCode: 'LREAL1' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function shown(value: string, context: object = {}) {
  const forget = vi.fn();
  const made = screenProps({
    plan: PLAN,
    data: DATA,
    context,
    snapshot: { value },
    services: { keys: { forget } },
  });
  made.pdf.keep('JVBE', false);
  made.http.pass.offer({ answer: 'AB3D', secret: 's1' });
  await inPortal(<SessionDialogs {...made.props} given="" />);
  return { ...made, forget };
}

describe('SessionDialogs: the end of the session', () => {
  it('D-05: clears answers, document, keys, captcha and payment', async () => {
    const { store, pdf, http, forget } = await shown('timedOut');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect([store.data(), store.isEdited()]).toEqual([{}, false]);
    expect([pdf.get().kind, http.pass.isReady, forget.mock.calls.length]).toEqual([
      'none',
      false,
      1,
    ]);
    expect(anyRememberedPayment()).toBeUndefined();
  });

  it('U-36: keeps the acknowledgement of a submitted form, without the e-mail address', async () => {
    await shown('timedOut', { acknowledgement: ACKNOWLEDGEMENT });
    const { done, data } = anyRememberedPayment() ?? expect.fail();
    expect(done?.acknowledgement).toEqual(ACKNOWLEDGEMENT);
    expect([data, done?.ackEmail]).toEqual([{}, undefined]);
    expect(screen.getByRole('alertdialog').textContent).toContain('LREAL1-261120-000123');
  });

  it('keeps no acknowledgement of a form on paper', async () => {
    await shown('timedOut', { acknowledgement: { ...ACKNOWLEDGEMENT, isOnPaper: true } });
    expect(anyRememberedPayment()).toBeUndefined();
  });

  it('clears nothing while the session lasts', async () => {
    const { store, pdf, http } = await shown('filling');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([store.data(), pdf.get().kind, http.pass.isReady]).toEqual([DATA, 'made', true]);
    expect(anyRememberedPayment()).toBeDefined();
  });

  it('starts a new page on Refresh', async () => {
    await shown('timedOut', { acknowledgement: ACKNOWLEDGEMENT });
    const [replace, reload] = [vi.fn(), vi.fn()];
    vi.stubGlobal('location', { replace, reload, search: '', pathname: '/', hash: '', href: '/' });
    fireEvent.click(screen.getByRole('button'));
    expect(anyRememberedPayment()).toBeUndefined();
    expect(replace.mock.calls.length + reload.mock.calls.length).toBe(1);
  });
});
