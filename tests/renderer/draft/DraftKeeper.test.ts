// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import { DraftKeeper } from '../../../renderer/draft/DraftKeeper.ts';
import type { FoundDraft } from '../../../renderer/draft/DraftVault.ts';
import { draftChoice, rememberDraftChoice } from '../../../renderer/draft/draftMemory.ts';
import type { WizardActor } from '../../../renderer/wizard/state/Wizard.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { fakeActor } from '../../support/fakeActor.ts';
import { MemoryDrafts } from '../../support/memoryDrafts.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { planStore } from '../../support/planStore.ts';

const PLAN = planOf({ name: leaf('text'), password: leaf('password') });
const FOUND = { content: {}, savedAt: 1, isOlder: false } as unknown as FoundDraft;

const stops: (() => void)[] = [];
const stop = () => {
  for (const end of stops.splice(0)) end();
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const contextOf = (screenIndex = 0) => ({
  screens: [{ id: 'owner' }, { id: 'orders' }],
  screenIndex,
  termsAcceptedAt: 't0',
});

/** Creates a keeper that follows a form, with spies instead of its encryption. */
function keeping(data: FormData = {}) {
  const store = planStore(PLAN, data);
  const { actor, update } = fakeActor<WizardActor>({ value: 'filling', context: contextOf() });
  const form = { code: 'LREAL1', hash: 'd1', plan: PLAN };
  const services = { store, form } as unknown as WizardServices;
  const keeper = new DraftKeeper({ services, actor, storage: new MemoryDrafts(), given: 'a=1' });
  const { vault } = keeper;
  const write = vi.spyOn(vault, 'write').mockResolvedValue();
  const erase = vi.spyOn(vault, 'erase').mockResolvedValue();
  const eraseAll = vi.spyOn(vault, 'eraseAll').mockResolvedValue();
  stops.push(keeper.follow());
  const written = () => write.mock.calls.map(([content]) => JSON.parse(content));
  return { keeper, vault, store, update, write, erase, eraseAll, written };
}

const quiet = (ms = 400) => vi.advanceTimersByTimeAsync(ms);

describe('DraftKeeper: writing', () => {
  it('promise 7: writes the answers 400 ms after the last change, without the password', async () => {
    const { keeper, store, written } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    await quiet(399);
    store.set('/password', 'secret');
    await quiet(399);
    expect(written()).toEqual([]);
    await quiet(1);
    const place = { screenId: 'owner', termsAcceptedAt: 't0', given: 'a=1', version: 1 };
    expect(written()).toEqual([{ data: { name: 'CHAN' }, ...place }]);
  });

  it('writes after five seconds at the latest, if the applicant types without a pause', async () => {
    const { keeper, store, write } = keeping();
    keeper.begin();
    for (let at = 0; at < 20; at += 1) {
      store.set('/name', `CHAN ${at}`);
      await quiet(300);
    }
    expect(write).toHaveBeenCalledOnce();
  });

  it('promise 7: writes nothing before the applicant has decided and typed', async () => {
    const { keeper, store, update, write } = keeping();
    store.set('/name', 'CHAN');
    await quiet();
    expect(write).not.toHaveBeenCalled();
    const untouched = keeping({ name: 'from the URL' });
    untouched.keeper.begin();
    untouched.update({ context: contextOf(1) });
    await quiet();
    expect(untouched.write).not.toHaveBeenCalled();
    update({ context: contextOf(1) });
    keeper.begin();
    await quiet();
    expect(write).toHaveBeenCalledOnce();
  });

  it('writes a restored draft again after a change of screen, but no draft twice', async () => {
    const { keeper, update, written } = keeping({ name: 'CHAN' });
    keeper.begin(FOUND);
    await quiet();
    update({ context: contextOf() });
    await quiet();
    expect(written().map(({ screenId }) => screenId)).toEqual(['owner']);
    update({ context: contextOf(1) });
    await quiet();
    expect(written().map(({ screenId }) => screenId)).toEqual(['owner', 'orders']);
  });

  it('writes the next change after a write that failed', async () => {
    const { keeper, store, write } = keeping();
    write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    keeper.begin();
    store.set('/name', 'CHAN');
    await quiet();
    store.set('/name', 'WONG');
    await quiet();
    store.set('/name', 'CHAN');
    await quiet();
    expect(write).toHaveBeenCalledTimes(3);
  });

  it.each(['beforeunload', 'pagehide', 'freeze', 'focusout'])(
    'writes pending changes at once on %s',
    async (name) => {
      const { keeper, store, write } = keeping();
      keeper.begin();
      dispatchEvent(new Event(name));
      expect(write).not.toHaveBeenCalled();
      store.set('/name', 'CHAN');
      dispatchEvent(new Event(name));
      await quiet(0);
      expect(write).toHaveBeenCalledOnce();
      await quiet();
      expect(write).toHaveBeenCalledOnce();
    },
  );

  it('does not follow the form any longer after its end', async () => {
    const { keeper, store, write } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    stop();
    store.set('/name', 'WONG');
    dispatchEvent(new Event('pagehide'));
    await quiet(6000);
    expect(write.mock.calls.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(write.mock.calls)).not.toContain('WONG');
  });
});

describe('DraftKeeper: removing', () => {
  it('promise 7: removes the draft once the form is submitted, and writes no new draft', async () => {
    const { keeper, store, update, write, erase } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    await quiet();
    update({ value: 'submitting' });
    await quiet();
    expect(erase).toHaveBeenCalledOnce();
    store.set('/name', 'WONG');
    await quiet();
    expect(write).toHaveBeenCalledOnce();
  });

  it('promise 7: removes the draft while a payment may be pending', async () => {
    const { keeper, update, erase } = keeping({ name: 'CHAN' });
    keeper.begin(FOUND);
    const payment = fakeActor();
    update({ children: { payment: payment.actor } });
    expect(erase).not.toHaveBeenCalled();
    payment.update({ tags: ['pending'] });
    await quiet();
    expect(erase).toHaveBeenCalledOnce();
  });

  it('removes the draft if the answers are cleared', async () => {
    const { keeper, store, write, erase } = keeping({ name: 'CHAN' });
    keeper.begin(FOUND);
    await quiet();
    store.replace({});
    await quiet();
    expect(erase).toHaveBeenCalled();
    expect(write).toHaveBeenCalledOnce();
  });

  it('removes the draft of a form that is empty again', async () => {
    const { keeper, store, write, erase } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    await quiet();
    store.set('/name', undefined);
    await quiet();
    expect([write.mock.calls.length, erase.mock.calls.length]).toEqual([1, 1]);
  });

  it('promise 7: removes all drafts of a device that becomes shared', async () => {
    const { keeper, store, write, eraseAll } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    rememberDraftChoice('shared');
    await quiet();
    expect([eraseAll.mock.calls.length, write.mock.calls.length]).toEqual([1, 0]);
    rememberDraftChoice('shared');
    await quiet();
    expect(eraseAll).toHaveBeenCalledOnce();
  });

  it('promise 7: writes the draft again, with a new key, on an own device', async () => {
    const { keeper, store, write, erase } = keeping();
    keeper.begin();
    store.set('/name', 'CHAN');
    await quiet();
    rememberDraftChoice('device');
    await quiet();
    expect([erase.mock.calls.length, write.mock.calls.length]).toEqual([1, 2]);
  });
});

describe('DraftKeeper: finding', () => {
  it('promise 7: finds no draft on a shared device, and removes all', async () => {
    rememberDraftChoice('shared');
    const { keeper, vault, eraseAll } = keeping();
    const find = vi.spyOn(vault, 'find');
    expect(await keeper.find()).toBeUndefined();
    expect(eraseAll).toHaveBeenCalledOnce();
    expect(find).not.toHaveBeenCalled();
  });

  it('promise 7: extends the choice of an own device at each use', async () => {
    rememberDraftChoice('device');
    const { keeper, vault } = keeping();
    vi.spyOn(vault, 'find').mockResolvedValue(FOUND);
    const day = 24 * 60 * 60_000;
    vi.setSystemTime(Date.now() + day - 1);
    expect(await keeper.find()).toBe(FOUND);
    vi.setSystemTime(Date.now() + day - 1);
    expect(draftChoice()).toBe('device');
  });

  it('does not store a choice without one', async () => {
    const { keeper, vault } = keeping();
    vi.spyOn(vault, 'find').mockResolvedValue(undefined);
    await keeper.find();
    expect(localStorage).toHaveLength(0);
  });

  it('releases the draft of a page that is left, and locks it again on a return', async () => {
    const { vault } = keeping();
    const leave = vi.spyOn(vault, 'leave');
    const comeBack = vi.spyOn(vault, 'comeBack').mockResolvedValue();
    dispatchEvent(new Event('pagehide'));
    expect(leave).toHaveBeenCalledOnce();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(comeBack).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(comeBack).toHaveBeenCalledOnce();
  });
});
