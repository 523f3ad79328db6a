// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFE_MS } from '#engine';
import { DraftVault } from '../../../renderer/draft/DraftVault.ts';
import {
  draftHandle,
  rememberDraftChoice,
  setDraftHandle,
} from '../../../renderer/draft/draftMemory.ts';
import { findDraft } from '../../../renderer/draft/findDraft.ts';
import { MemoryDrafts } from '../../support/memoryDrafts.ts';

const FORM = { code: 'LREAL1', hash: 'a1' };
/** A session lasts 15 minutes, and its warning one more minute. */
const SESSION_MS = 16 * 60_000;
const CONTENT = { data: { name: 'CHAN TAI MAN' }, screenId: 'owner', given: '' };

let storage: MemoryDrafts;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storage = new MemoryDrafts();
});

/** Writes a draft as a tab does. */
async function written(screenId = 'owner', form = FORM): Promise<void> {
  await new DraftVault(form, storage).write(JSON.stringify({ ...CONTENT, screenId }), []);
}

const find = ({ code } = FORM) => findDraft(code, storage);

/** Changes every stored draft. */
function change(part: object): void {
  for (const [id, draft] of storage.stored) storage.stored.set(id, { ...draft, ...part });
}

describe('findDraft', () => {
  it('returns the decrypted draft of this tab', async () => {
    await written();
    const found = await find();
    expect(found).toMatchObject({ content: CONTENT, stored: { formCode: 'LREAL1' } });
    expect(found?.key.extractable).toBe(false);
    expect(await find({ ...FORM, code: 'LRSI1' })).toBeUndefined();
  });

  it.each([
    ['another form', { formCode: 'LRSI1' }, 'LRSI1'],
    ['another time', { savedAt: Date.now() - 1000 }, 'LREAL1'],
    ['another definition', { definition: 'b2' }, 'LREAL1'],
  ])('promise 7: does not open a draft with altered metadata of %s', async (_, part, code) => {
    await written();
    change(part);
    const handle = draftHandle('LREAL1');
    setDraftHandle(code, handle);
    expect(await find({ ...FORM, code })).toBeUndefined();
  });

  it('promise 7: removes a damaged draft', async () => {
    await written();
    change({ sealed: { nonce: new Uint8Array(12), bytes: new ArrayBuffer(40) } });
    expect(await find()).toBeUndefined();
    expect(storage.stored.size).toBe(0);
    expect(draftHandle('LREAL1')).toBeUndefined();
  });

  it.each([
    ['older than 24 hours', -DRAFT_LIFE_MS, 0],
    ['a day ahead, after a clock was set back', DRAFT_LIFE_MS + 60_000, 0],
    ['almost 24 hours old', 60_000 - DRAFT_LIFE_MS, 1],
    ['an hour ahead, after a clock was set back', 3_600_000, 1],
  ])('promise 7: checks the age of a draft that is %s', async (_, ageMs, count) => {
    await written();
    change({ savedAt: Date.now() + ageMs });
    // Without a handle, the vault checks only the draft's age.
    setDraftHandle('LREAL1', undefined);
    await find();
    expect(storage.stored.size).toBe(count);
  });

  it('promise 7: removes a draft whose handle has no usable key', async () => {
    await written();
    const handle = draftHandle('LREAL1');
    if (handle) setDraftHandle('LREAL1', { ...handle, key: 'no base64!' });
    expect(await find()).toBeUndefined();
    expect([storage.stored.size, draftHandle('LREAL1')]).toEqual([0, undefined]);
  });

  it.each([
    ['just before', -1, true],
    ['when', 0, false],
  ])('promise 7: finds a draft %s the session of its closed page would end', async (...row) => {
    const [, ms, isFound] = row;
    vi.useFakeTimers({ toFake: ['Date'] });
    await written();
    const handle = draftHandle('LREAL1');
    const leftAt = Date.now() - (SESSION_MS + ms);
    if (handle) setDraftHandle('LREAL1', { ...handle, leftAt });
    expect((await find()) !== undefined).toBe(isFound);
    expect(storage.stored.size).toBe(isFound ? 1 : 0);
    vi.useRealTimers();
  });

  it('finds the newest draft of an own device, but no draft of another tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await written('of a tab');
    rememberDraftChoice('device');
    for (const screenId of ['first', 'second']) {
      sessionStorage.clear();
      vi.setSystemTime(Date.now() + 1000);
      await written(screenId);
    }
    sessionStorage.clear();
    expect((await find())?.content.screenId).toBe('second');
    rememberDraftChoice('tab');
    expect(await find()).toBeUndefined();
    expect(storage.stored.size).toBe(3);
    vi.useRealTimers();
  });

  it('waits for the lock of its draft, and releases it if the draft is unusable', async () => {
    const asked: LockOptions[] = [];
    const held: Promise<unknown>[] = [];
    const request = (_: string, options: LockOptions, work: (lock: object) => Promise<void>) => {
      asked.push(options);
      held.push(work({}));
      return held.at(-1);
    };
    await written();
    change({ version: 0 });
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await find()).toBeUndefined();
    vi.unstubAllGlobals();
    expect(asked).toEqual([{ signal: expect.any(AbortSignal) }]);
    await expect(Promise.all(held)).resolves.toEqual([undefined]);
    expect(storage.stored.size).toBe(0);
  });

  it('removes an unusable draft of an own device, and opens an older one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    rememberDraftChoice('device');
    await written('older');
    const [older] = storage.stored.keys();
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 1000);
    await written('newer');
    for (const [id, draft] of storage.stored) {
      if (id !== older) storage.stored.set(id, { ...draft, version: 0 });
    }
    sessionStorage.clear();
    expect((await find())?.content.screenId).toBe('older');
    expect([...storage.stored.keys()]).toEqual([older]);
    vi.useRealTimers();
  });

  it('skips a draft that another tab has locked', async () => {
    await written();
    const request = async (_: string, _options: object, work: (lock: null) => void) => work(null);
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await find()).toBeUndefined();
    vi.unstubAllGlobals();
    expect([storage.stored.size, draftHandle('LREAL1')]).toEqual([1, undefined]);
  });
});
