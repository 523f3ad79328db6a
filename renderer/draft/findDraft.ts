import { DRAFT_LIFE_MS, SESSION_IDLE_MS, SESSION_WARNING_MS } from '#engine';
import { fromBase64 } from '../api/base64.ts';
import type { DraftContent } from './DraftContent.ts';
import type { DraftStorage, StoredDraft } from './DraftStorage.ts';
import { contextOf, DRAFT_VERSION, keyFrom, unseal } from './draftCipher.ts';
import { holdDraft, type Release } from './draftLocks.ts';
import { draftChoice, draftHandle, setDraftHandle } from './draftMemory.ts';

/**
 * The life of a tab's draft after its page was left: as long as a session. After a crash, the life
 * is 24 hours.
 */
const LEFT_LIFE_MS = SESSION_IDLE_MS + SESSION_WARNING_MS;

/** A draft that was found and decrypted. */
export interface OpenedDraft {
  readonly stored: StoredDraft;
  readonly key: CryptoKey;
  readonly content: DraftContent;
  readonly release: Release;
}

/**
 * Removes expired drafts, then finds the draft of this tab. Otherwise, if the choice is `device`,
 * finds the newest draft of the device. Skips drafts that an open tab uses. A draft that cannot be
 * decrypted is removed.
 */
export async function findDraft(
  formCode: string,
  storage: DraftStorage,
): Promise<OpenedDraft | undefined> {
  const fresh = await withoutExpired(storage);
  const ofForm = fresh.filter((draft) => draft.formCode === formCode);
  const found = await ofThisTab(formCode, ofForm, storage);
  return found ?? (draftChoice() === 'device' ? ofThisDevice(ofForm, storage) : undefined);
}

async function withoutExpired(storage: DraftStorage): Promise<readonly StoredDraft[]> {
  const drafts = await storage.drafts();
  const now = Date.now();
  // A draft also expires if its time is a day or more in the future, because the clock was set
  // back.
  const isOver = ({ savedAt }: StoredDraft) => Math.abs(now - savedAt) >= DRAFT_LIFE_MS;
  for (const draft of drafts) if (isOver(draft)) await storage.remove(draft.id);
  return drafts.filter((draft) => !isOver(draft));
}

async function ofThisTab(
  formCode: string,
  drafts: readonly StoredDraft[],
  storage: DraftStorage,
): Promise<OpenedDraft | undefined> {
  const handle = draftHandle(formCode);
  if (!handle) return undefined;
  const release = await holdDraft(handle.id, { waits: true });
  if (release) {
    const stored = drafts.find(({ id }) => id === handle.id);
    const leftMs = handle.leftAt === undefined ? 0 : Date.now() - handle.leftAt;
    const isInTime = handle.key === undefined || leftMs < LEFT_LIFE_MS;
    const key = handle.key === undefined ? undefined : await keyOf(handle.key);
    const opened = stored && isInTime ? await open(stored, key, release, storage) : undefined;
    if (opened) return opened;
    release();
    await storage.remove(handle.id);
  }
  // The draft is unusable or expired, or another tab has locked it because this tab is a copy.
  setDraftHandle(formCode, undefined);
  return undefined;
}

async function ofThisDevice(
  drafts: readonly StoredDraft[],
  storage: DraftStorage,
): Promise<OpenedDraft | undefined> {
  const kept = drafts.filter(({ keptIn }) => keptIn === 'device');
  for (const stored of kept.sort((a, b) => b.savedAt - a.savedAt)) {
    const release = await holdDraft(stored.id);
    const opened = release && (await open(stored, undefined, release, storage));
    if (opened) return opened;
  }
  return undefined;
}

async function open(
  stored: StoredDraft,
  known: CryptoKey | undefined,
  release: Release,
  storage: DraftStorage,
): Promise<OpenedDraft | undefined> {
  try {
    const key = known ?? (await storage.key(stored.id));
    if (key && stored.version === DRAFT_VERSION) {
      const plain = await unseal(key, stored.sealed, contextOf(stored));
      const content = JSON.parse(new TextDecoder().decode(plain)) as DraftContent;
      return { stored, key, content, release };
    }
  } catch {
    // The draft is damaged or was encrypted with another key. It counts as absent.
  }
  release();
  await storage.remove(stored.id);
  return undefined;
}

async function keyOf(text: string): Promise<CryptoKey | undefined> {
  try {
    return await keyFrom(fromBase64(text));
  } catch {
    return undefined;
  }
}
