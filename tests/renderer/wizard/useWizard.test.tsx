// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedForm } from '../../../renderer/api/formApi.ts';
import {
  useWizard,
  type WizardEntry,
  type WizardHandle,
} from '../../../renderer/wizard/useWizard.ts';
import { ACKNOWLEDGEMENT, step } from '../../engine/support/wizardFacts.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { leaf, planOf } from '../../support/planNodes.ts';
import { NO_TESTS } from '../../support/planStore.ts';

const AT = '2026-11-20T10:00:00+08:00';
const PLAN = {
  ...planOf({ name: leaf('text') }),
  documents: [],
  steps: [step('owner', { fields: ['/name'] })],
};
const ENTRY: WizardEntry = { skipIntro: false, noCaptcha: true, canResume: true };
const PAYMENT = {
  formCode: 'TEST',
  definition: 'd1',
  submissionId: 'S1',
  amountCents: 38_000,
  signed: [],
  data: { name: 'CHAN' },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Renders a page with the wizard of a small form. */
async function shown(entry: Partial<WizardEntry> = {}, captchaDisabled = true) {
  const form = {
    code: 'TEST',
    hash: 'd1',
    plan: PLAN,
    tests: NO_TESTS,
    now: () => AT,
    fetchFormValidator: () => Promise.reject(new TypeError('offline')),
  } as unknown as LoadedForm;
  const made: WizardHandle[] = [];
  function Page() {
    made.push(useWizard(form, { ...ENTRY, ...entry }));
    return null;
  }
  const page = await inPortal(<Page />, { config: { captchaDisabled } });
  const [first] = made;
  if (!first) throw new TypeError('there is no wizard');
  const screenId = () => {
    const { screens, screenIndex } = first.actor.getSnapshot().context;
    return screens[screenIndex]?.id;
  };
  return { ...page, ...first, screenId, made };
}

describe('useWizard', () => {
  it('creates the wizard once, at the notes of an empty form', async () => {
    const { made, services, actor, screenId, rerender } = await shown();
    rerender(<p>another</p>);
    expect(new Set(made.map((each) => each.actor)).size).toBe(1);
    expect([services.store.data(), screenId()]).toEqual([{}, 'intro']);
    expect(services.context()).toBe(actor.getSnapshot().context);
    expect(services.language()).toBe('en');
  });

  it('skips the notes of an entry that says so, with the time of the acceptance', async () => {
    const { screenId, actor } = await shown({ skipIntro: true, acceptedAt: AT });
    expect(screenId()).toBe('owner');
    expect(actor.getSnapshot().context.termsAcceptedAt).toBe(AT);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('needs no captcha only if portal (%s) and page (%s) say so', async (portal, page, isOff) => {
    const { actor } = await shown({ noCaptcha: page }, portal);
    expect(actor.getSnapshot().context.captchaDisabled).toBe(isOff);
  });

  it.each([
    ['of this form', {}, true, { name: 'CHAN' }],
    ['of another definition', { definition: 'd0' }, true, {}],
    ['of another form', { formCode: 'OTHER' }, true, {}],
    ['on a page that may not resume', {}, false, {}],
  ])('T-09: resumes the stored payment %s', async (_, more, canResume, data) => {
    sessionStorage.setItem('landform.payment', JSON.stringify({ ...PAYMENT, ...more }));
    const { services, actor } = await shown({ canResume });
    expect(services.store.data()).toEqual(data);
    const isResumed = Object.keys(data).length > 0;
    expect(actor.getSnapshot().context.submissionId).toBe(isResumed ? 'S1' : undefined);
  });

  it('U-36: shows the acknowledgement of a submitted form after a reload', async () => {
    const done = { acknowledgement: ACKNOWLEDGEMENT, facts: { submissionType: 'ALLOW_ESUBM' } };
    const stored = { ...PAYMENT, data: {}, done };
    sessionStorage.setItem('landform.payment', JSON.stringify(stored));
    const { actor, screenId } = await shown();
    const { acknowledgement } = actor.getSnapshot().context;
    expect(acknowledgement).toMatchObject({
      referenceNumber: 'LREAL1-261120-000123',
      answersGone: true,
    });
    expect(screenId()).toBe('acknowledgement');
  });

  it('closes the bank’s window when the page is left', async () => {
    const { services, unmount } = await shown();
    const close = vi.spyOn(services.bankWindow, 'close');
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
