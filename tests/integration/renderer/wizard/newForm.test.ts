// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createFormStore, type FormStore } from '#engine';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import { submissionActors } from '../../../../renderer/wizard/effects/submissionActors.ts';
import { Autofill } from '../../../../renderer/wizard/state/Autofill.ts';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const NOW = '2026-11-20T10:00:00+08:00';
const RETAINED = ['/enName'];

let form: PortalForm;
let store: FormStore;
let services: WizardServices;
beforeAll(async () => {
  form = await loadPortalForm('LR172');
}, 60_000);
beforeEach(() => {
  store = createFormStore(form.plan, form.validator, { now: NOW });
  services = {
    form: loadedForm(form),
    store,
    pdf: new ReviewPdf(),
    first: { values: {} },
    autofill: new Autofill<WizardServices>(
      lazy(() => Promise.reject(new TypeError('nobody fills in with the app'))),
    ),
    context: () => undefined,
  } as unknown as WizardServices;
});

type Reset = Parameters<typeof reset>[0];
async function reset(
  input: { scope: 'step'; screenId: string } | { scope: 'form'; retain: readonly string[] },
) {
  return toPromise(createActor(submissionActors(services).resetAnswers, { input }).start());
}

function fillIn(): void {
  store.set('/enName', 'CHAN TAI MAN');
  store.set('/contactPhone', '2345 6789');
  store.set('/prefDate1', '01/12/2026');
  store.set('/receiveAckEmail', false);
}

describe('a new form in the same page', () => {
  it.each<readonly [string, Reset]>([
    ['no fields', { scope: 'form', retain: [] }],
    ['the retained fields', { scope: 'form', retain: RETAINED }],
  ])('starts like the first form, keeping %s', async (_, input) => {
    const first = store.data();
    expect(first).toMatchObject({ receiveAckEmail: true });
    fillIn();
    services.pdf.keep('JVBERi0=', false);
    await reset(input);
    const kept =
      input.scope === 'form' && input.retain.length > 0 ? { enName: 'CHAN TAI MAN' } : {};
    expect(store.data()).toEqual({ ...first, ...kept });
    expect([store.isEdited(), services.pdf.get().kind]).toEqual([false, 'none']);
  });
});

describe('Clear', () => {
  it('clears the fields of its step and keeps those of other steps', async () => {
    fillIn();
    await reset({ scope: 'step', screenId: 'particulars' });
    expect(store.get('/contactPhone')).toBeUndefined();
    expect(store.get('/prefDate1')).toBe('01/12/2026');
    expect(store.isEdited()).toBe(true);
  });
});
