// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFile } from '../../../renderer/attachments/pendingFileCache.ts';
import { DraftVault } from '../../../renderer/draft/DraftVault.ts';
import {
  draftHandle,
  rememberDraftChoice,
  setDraftHandle,
} from '../../../renderer/draft/draftMemory.ts';
import { MemoryDrafts } from '../../support/memoryDrafts.ts';

const FORM = { code: 'LREAL1', hash: 'a1' };
const CONTENT = { data: { name: 'CHAN TAI MAN' }, screenId: 'owner', given: '' };

const TEXT = JSON.stringify(CONTENT);
const ORDERS = JSON.stringify({ ...CONTENT, screenId: 'orders' });

let storage: MemoryDrafts;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storage = new MemoryDrafts();
});
afterEach(() => vi.useRealTimers());

/** Writes a draft and returns its vault. */
async function written(content = CONTENT): Promise<DraftVault> {
  const vault = new DraftVault(FORM, storage);
  await vault.write(JSON.stringify(content), []);
  return vault;
}

const find = (form = FORM) => new DraftVault(form, storage).find();

describe('DraftVault', () => {
  it('promise 7: stores a draft encrypted, and finds it after a reload', async () => {
    await written();
    expect(storage.text()).not.toContain('CHAN');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('CHAN');
    expect(await find()).toMatchObject({ content: CONTENT, isOlder: false });
  });

  it('promise 7: keeps the key only in the tab, and finds no draft without it', async () => {
    await written();
    expect(storage.keys.size).toBe(0);
    sessionStorage.clear();
    expect(await find()).toBeUndefined();
  });

  it('promise 7: keeps a non-extractable key on an own device, and finds the last draft', async () => {
    rememberDraftChoice('device');
    vi.useFakeTimers({ toFake: ['Date'] });
    await written();
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 1_000);
    await written({ ...CONTENT, screenId: 'orders' });
    expect([...storage.keys.values()].every(({ extractable }) => !extractable)).toBe(true);
    sessionStorage.clear();
    expect((await find())?.content.screenId).toBe('orders');
  });

  it('promise 7: reports that the definition has changed', async () => {
    await written();
    expect(await find({ ...FORM, hash: 'b2' })).toMatchObject({ isOlder: true });
  });

  it('promise 7: keeps the draft of a closed page until its session would end', async () => {
    const vault = await written();
    vault.leave();
    const left = draftHandle('LREAL1');
    expect(left?.leftAt).toBeGreaterThan(0);
    expect(await find()).toBeDefined();
    expect(draftHandle('LREAL1')?.leftAt).toBeUndefined();
    if (left) setDraftHandle('LREAL1', { ...left, leftAt: Date.now() - 16 * 60_000 });
    expect(await find()).toBeUndefined();
    expect(storage.stored.size).toBe(0);
  });

  it('promise 7: erases the key first', async () => {
    const vault = await written();
    const erasing = vault.erase();
    expect(draftHandle('LREAL1')).toBeUndefined();
    await erasing;
    expect(storage.stored.size).toBe(0);
  });

  it('promise 7: cancels a pending write when it is erased', async () => {
    const vault = await written();
    const { writes } = storage;
    const writing = vault.write(ORDERS, []);
    await vault.erase();
    await writing;
    expect(storage.writes).toBe(writes);
    expect(storage.stored.size).toBe(0);
  });

  it('promise 7: writes a file once, encrypted, and returns its bytes', async () => {
    const ref = keepFile(new Blob(['secret plan'], { type: 'application/pdf' }));
    const file = { ref, name: 'plan.pdf', size: 11, type: 'application/pdf', sha256: 'x' };
    const vault = new DraftVault(FORM, storage);
    await vault.write(TEXT, [file]);
    const [first] = storage.bytes.values();
    const before = first?.get(ref);
    await vault.write(ORDERS, [file]);
    expect([...storage.bytes.values()][0]?.get(ref)).toBe(before);
    expect(storage.text()).not.toContain('secret');
    const again = new DraftVault(FORM, storage);
    await again.find();
    expect(new TextDecoder().decode(await again.file(ref))).toBe('secret plan');
    await again.write(TEXT, []);
    expect(await again.file(ref)).toBeUndefined();
  });

  it('promise 7: keeps the answers if a file exceeds the storage quota', async () => {
    storage.roomBytes = 4;
    const ref = keepFile(new Blob(['too large']));
    const file = { ref, name: 'plan.pdf', size: 9, type: 'application/pdf', sha256: 'x' };
    const vault = new DraftVault(FORM, storage);
    await vault.write(TEXT, [file]);
    expect(await find()).toMatchObject({ content: CONTENT });
    expect(await vault.file(ref)).toBeUndefined();
  });

  it('promise 7: removes every draft of this browser', async () => {
    rememberDraftChoice('device');
    await written();
    await new DraftVault({ code: 'LRSI1', hash: 'c3' }, storage).write(TEXT, []);
    await new DraftVault(FORM, storage).eraseAll();
    expect([storage.stored.size, storage.keys.size, storage.bytes.size]).toEqual([0, 0, 0]);
    expect(sessionStorage.length).toBe(0);
  });
});
