// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { createHttp } from '../../../../renderer/api/http.ts';
import { checkLater } from '../../../../renderer/form-context/checkLater.ts';
import {
  type RuntimeConfig,
  readRuntimeConfig,
} from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import type { RememberedPayment } from '../../../../renderer/wizard/state/tabMemory.ts';
import { cannedServer } from '../../../support/inPortal.tsx';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { NO_TESTS } from '../../../support/planStore.ts';

function created({
  config = {} as Partial<RuntimeConfig>,
  ignorePDFUpdate = false,
  resumed = undefined as RememberedPayment | undefined,
} = {}) {
  const plan = planOf({ name: leaf('text') });
  const manifest = { ...plan.manifest, ignorePDFUpdate };
  const now = () => '2026-11-20T10:00:00+08:00';
  const form = { code: 'TEST', hash: 'd1', plan: { ...plan, manifest }, tests: NO_TESTS, now };
  const portal = {
    http: createHttp(cannedServer({}).transport),
    config: { ...readRuntimeConfig({}), ...config },
  };
  const at = { language: () => 'zh-Hant' as const, context: () => undefined };
  const services = createServices(form as unknown as LoadedForm, portal, at, resumed);
  return { services, portal };
}

describe('createServices', () => {
  it('starts with an empty form', () => {
    const { services, portal } = created();
    expect([services.store.data(), services.store.isEdited()]).toEqual([{}, false]);
    expect([services.language(), services.context(), services.first.values]).toEqual([
      'zh-Hant',
      undefined,
      {},
    ]);
    expect([services.http, services.config]).toEqual([portal.http, portal.config]);
    expect([services.autofill.get(), services.loading.get(), services.saving.get()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('starts with the answers that the tab stored before a reload', () => {
    const resumed = { data: { name: 'CHAN' } } as unknown as RememberedPayment;
    expect(created({ resumed }).services.store.data()).toEqual({ name: 'CHAN' });
  });

  it('validates answers after the delay of the portal', () => {
    vi.useFakeTimers();
    const { store } = created({ config: { validationDelayMs: 7 } }).services;
    const check = vi.spyOn(store, 'check');
    checkLater(store);
    vi.advanceTimersByTime(6);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([
    [false, 'none'],
    [true, 'made'],
  ])('keeps the first PDF if the form says so: %s', async (ignorePDFUpdate, kind) => {
    const { pdf } = created({ ignorePDFUpdate }).services;
    pdf.keep('JVBE', false);
    pdf.outdate();
    const state = pdf.get();
    const isCurrent = state.kind === 'made' && !state.isStale;
    expect(isCurrent ? 'made' : 'none').toBe(kind);
  });

  it.each([true, false])('offers the address lookup if the portal does: %s', (isOffered) => {
    const { lookup } = created({ config: { addressLookup: isOffered } }).services;
    expect(lookup !== undefined).toBe(isOffered);
  });

  it('checks only the wallets that the portal accepts', async () => {
    const none = created({ config: { takenMethods: ['visa'] } }).services.wallets;
    await none.look();
    expect(none.known()).toBeUndefined();
    const apple = created({ config: { takenMethods: ['applepay'] } }).services.wallets;
    await apple.look();
    expect(apple.readiness('applepay')).toBe('browser');
  });
});
