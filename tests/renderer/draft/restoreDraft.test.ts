// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormStore, type FormData, type Plan, type WizardEvent } from '#engine';
import documents from '#forms/LREAL1/samples/corporate-online.json' with { type: 'json' };
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { dropFile, fileOf, keepFile } from '../../../renderer/attachments/pendingFileCache.ts';
import { DraftVault } from '../../../renderer/draft/DraftVault.ts';
import { draftData } from '../../../renderer/draft/draftData.ts';
import { ALL_KEPT, restoreDraft } from '../../../renderer/draft/restoreDraft.ts';
import type { WizardActor } from '../../../renderer/wizard/state/Wizard.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { MemoryDrafts } from '../../support/memoryDrafts.ts';
import { loadedForm } from '../../support/showWizard.tsx';

const NOW = '2026-11-20T10:00:00+08:00';
let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});
beforeEach(() => sessionStorage.clear());

/** Opens a new page of the form. Its actor records events. */
function page(changes: Partial<Plan> = {}) {
  const { validator } = form;
  const plan = { ...form.plan, ...changes };
  const store = createFormStore(plan, validator, { now: NOW });
  const services = {
    form: loadedForm({ ...form, plan }),
    store,
    pdf: { forget: vi.fn() },
  } as unknown as WizardServices;
  const events: WizardEvent[] = [];
  const actor = { send: (event: WizardEvent) => events.push(event) } as unknown as WizardActor;
  return { services, actor, store, events };
}

interface Kept {
  readonly screenId?: string;
  readonly isOlder?: boolean;
  /** Form version of the draft. */
  readonly version?: number;
  /** Changes to the form of the new page. */
  readonly changes?: Partial<Plan>;
}

/** Writes the answers as a draft, then restores them on a new page. */
async function restored(answers: FormData, storage = new MemoryDrafts(), kept: Kept = {}) {
  const { screenId = 'orders', isOlder = false, version, changes } = kept;
  const { data, files } = draftData(form.plan, answers);
  const before = new DraftVault({ code: 'LREAL1', hash: 'a1' }, storage);
  const content = { data, screenId, termsAcceptedAt: NOW, given: '', version };
  await before.write(JSON.stringify(content), files);
  for (const { ref } of files) dropFile(ref);
  const vault = new DraftVault({ code: 'LREAL1', hash: 'a1' }, storage);
  const found = await vault.find();
  if (!found) throw new TypeError('no draft was found');
  const shown = page(changes);
  const outcome = await restoreDraft({ ...shown, vault }, { ...found, isOlder });
  return { ...shown, outcome };
}

const loadedEvent = (events: readonly WizardEvent[]) =>
  events.find((event) => event.type === 'answers.loaded');

/** Returns the sample's answers, with bytes on the page for each file. */
function withBytes(text: string): { readonly data: FormData; readonly refs: readonly string[] } {
  const refs: string[] = [];
  const data = JSON.parse(JSON.stringify(documents.formData), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('size' in value)) return value;
    const ref = keepFile(new Blob([text]));
    refs.push(ref);
    return { ...value, ref };
  });
  return { data, refs };
}

describe('restoreDraft()', () => {
  it('promise 7: restores answers, step and completed steps, and marks the form as edited', async () => {
    const { outcome, store, events } = await restored(minimal.formData, undefined, {
      screenId: 'subscriberParticulars',
    });
    expect(outcome).toEqual({ kind: 'restored', account: ALL_KEPT, missing: [] });
    expect(store.get('/SubscriberNameEng')).toBe('CHAN TAI MAN');
    expect(loadedEvent(events)).toMatchObject({
      screenId: 'subscriberParticulars',
      signed: [],
      completed: expect.arrayContaining(['delivery', 'subscriberParticulars', 'orders']),
    });
    expect(events.map(({ type }) => type)).toEqual(['terms.accepted', 'answers.loaded', 'edited']);
  });

  it('promise 7: shows at most the first incomplete step', async () => {
    const { SubscriberNameEng: _, ...rest } = minimal.formData;
    const { events } = await restored(rest, undefined, { screenId: 'confirmation' });
    expect(loadedEvent(events)?.screenId).toBe('subscriberParticulars');
  });

  it('promise 7: does not keep a password', async () => {
    const storage = new MemoryDrafts();
    const secret = {
      receiveAckEmail: true,
      ackEmail: 'a@example.hk',
      ackEmailIncludeFilledForm: true,
      password: 'correct-horse',
      confirmPassword: 'correct-horse',
    };
    const { store } = await restored({ ...minimal.formData, ...secret }, storage);
    expect(store.get('/ackEmail')).toBe('a@example.hk');
    expect(store.get('/password')).toBeUndefined();
    expect(store.get('/confirmPassword')).toBeUndefined();
  });

  it('promise 7: keeps an incomplete or invalid answer as typed', async () => {
    const wrong = { ...minimal.formData, IdNo: 'A12', ContactTel: '2' };
    const { store, outcome } = await restored(wrong);
    expect(outcome).toMatchObject({ kind: 'restored', account: ALL_KEPT });
    expect([store.get('/IdNo'), store.get('/ContactTel')]).toEqual(['A12', '2']);
  });

  it('promise 7: applies the migrations after the version of the draft', async () => {
    const move = { kind: 'move', from: ['ContactTel'], to: ['Tel'] } as const;
    const changes = { version: 2, migrations: [{ version: 2, steps: [move] }] };
    const of = (version: number) =>
      restored(minimal.formData, undefined, { isOlder: true, version, changes });
    expect((await of(1)).outcome).toMatchObject({ account: { dropped: ['/Tel'] } });
    expect((await of(2)).outcome).toMatchObject({ account: { dropped: [] } });
  });

  it('promise 7: reports answers that another version of the form does not accept', async () => {
    const { DeliveryMethod, ...rest } = minimal.formData;
    const { outcome, store } = await restored(
      { ...rest, DeliveryMethod, IdDoc: 'library card' },
      undefined,
      { isOlder: true },
    );
    expect(outcome).toEqual({
      kind: 'restored',
      account: { ...ALL_KEPT, dropped: ['/IdDoc'] },
      missing: [],
    });
    expect(store.get('/SubscriberNameEng')).toBe('CHAN TAI MAN');
  });

  it('promise 7: restores attachments, and names attachments that exceeded the quota', async () => {
    const { data, refs } = withBytes('a plan of the flat');
    const whole = await restored(data);
    expect(whole.outcome).toMatchObject({ kind: 'restored', missing: [] });
    expect(await fileOf(refs[0] ?? '')?.text()).toBe('a plan of the flat');

    const storage = new MemoryDrafts();
    storage.roomBytes = 10;
    const { outcome } = await restored(withBytes('a plan of the flat').data, storage);
    expect(outcome).toMatchObject({ missing: ['certificate.pdf', 'br.jpg'], account: ALL_KEPT });
  });

  it('promise 7: returns busy if the validator cannot be fetched', async () => {
    const { services, actor, events } = page();
    const { form: known } = services;
    const offline = {
      ...services,
      form: { ...known, fetchFormValidator: () => Promise.reject(new Error()) },
    };
    const never = { hasValidator: () => false };
    const store = Object.assign(Object.create(services.store), never);
    const vault = new DraftVault({ code: 'LREAL1', hash: 'a1' }, new MemoryDrafts());
    const found = {
      content: { data: minimal.formData, screenId: 'orders', given: '' },
      savedAt: 1,
      isOlder: false,
    };
    expect(await restoreDraft({ services: { ...offline, store }, actor, vault }, found)).toEqual({
      kind: 'busy',
    });
    expect(events).toEqual([]);
  });
});
