import { toBase64 } from '../api/base64.ts';
import { type FileValue, fileOf } from '../attachments/pendingFileCache.ts';
import type { DraftContent } from './DraftContent.ts';
import type { DraftLabel, DraftStorage } from './DraftStorage.ts';
import { contextOf, DRAFT_VERSION, keyFrom, newKeyBytes, seal, unseal } from './draftCipher.ts';
import { holdDraft, type Release } from './draftLocks.ts';
import { draftChoice, draftHandle, forgetDraftHandles, setDraftHandle } from './draftMemory.ts';
import { findDraft } from './findDraft.ts';

/** A decrypted draft that this tab may offer. */
export interface FoundDraft {
  readonly content: DraftContent;
  /** Time of the last change, in ms since the epoch. */
  readonly savedAt: number;
  /** Whether the form's definition has changed since the draft was saved. */
  readonly isOlder: boolean;
}

/**
 * A reader and writer of the draft of one form in this tab: one record in the storage, encrypted
 * with one key.
 */
export class DraftVault {
  readonly #form: { readonly code: string; readonly hash: string };
  readonly #storage: DraftStorage;
  #id: string = crypto.randomUUID();
  #key: CryptoKey | undefined;
  #keptIn: DraftLabel['keptIn'] = 'tab';
  #release: Release | undefined;
  /** References of the stored files. */
  #files = new Set<string>();
  #isStored = false;
  /** Number of erasures. A write that started before the last erasure is dropped. */
  #erasures = 0;

  constructor(form: { readonly code: string; readonly hash: string }, storage: DraftStorage) {
    this.#form = form;
    this.#storage = storage;
  }

  /** Finds a draft to offer. Later changes are written to the draft that was found. */
  async find(): Promise<FoundDraft | undefined> {
    const { code, hash } = this.#form;
    const opened = await findDraft(code, this.#storage);
    if (!opened) return undefined;
    const { stored, key, content, release } = opened;
    const { id, savedAt, definition, keptIn } = stored;
    this.#files = new Set(await this.#storage.files(id));
    this.#id = id;
    this.#key = key;
    this.#keptIn = keptIn;
    this.#release = release;
    this.#isStored = true;
    if (keptIn === 'device') setDraftHandle(code, { id });
    this.#forgetLeaving();
    return { content, savedAt, isOlder: definition !== hash };
  }

  /**
   * Writes the draft and the files that are not stored yet. Removes files that the draft no longer
   * contains. Stops if the draft is erased meanwhile.
   *
   * @param content a `DraftContent` as JSON
   */
  async write(content: string, files: readonly FileValue[]): Promise<void> {
    const erasures = this.#erasures;
    const isErased = () => erasures !== this.#erasures;
    const key = await this.#keyToWrite();
    const label = this.#label();
    const plain = new TextEncoder().encode(content);
    const sealed = await seal(key, plain, contextOf(label));
    if (isErased()) return;
    this.#isStored = true;
    await this.#storage.put({ ...label, sealed });
    const isGone = (ref: string) => !files.some((file) => file.ref === ref);
    for (const ref of [...this.#files].filter(isGone)) {
      this.#files.delete(ref);
      await this.#storage.removeFile(this.#id, ref);
    }
    for (const { ref } of files) {
      if (!isErased() && !this.#files.has(ref)) await this.#writeFile(key, ref, isErased);
    }
  }

  /**
   * Removes the draft. If its key is stored in the tab, the draft is unreadable from this call on.
   */
  async erase(): Promise<void> {
    this.#erasures += 1;
    this.#key = undefined;
    this.#files = new Set();
    setDraftHandle(this.#form.code, undefined);
    if (!this.#isStored) return;
    this.#isStored = false;
    await this.#storage.remove(this.#id);
  }

  /** Removes every draft of this browser. */
  async eraseAll(): Promise<void> {
    this.#isStored = false;
    await this.erase();
    forgetDraftHandles();
    await this.#storage.clear();
  }

  /** Returns the bytes of a stored file, or `undefined` if they are not stored or are damaged. */
  async file(ref: string): Promise<ArrayBuffer | undefined> {
    const sealed = await this.#storage.file(this.#id, ref).catch(() => undefined);
    if (!sealed || !this.#key) return undefined;
    return unseal(this.#key, sealed, [DRAFT_VERSION, this.#id, ref]).catch(() => undefined);
  }

  /**
   * Records the time at which the page is left, and releases the draft for another tab of the
   * applicant.
   */
  leave(): void {
    const handle = draftHandle(this.#form.code);
    if (handle) setDraftHandle(this.#form.code, { ...handle, leftAt: Date.now() });
    this.#release?.();
    this.#release = undefined;
  }

  /**
   * Locks the draft again after the browser restores the page from its cache. If another tab has
   * locked the draft meanwhile, this tab starts a new one.
   */
  async comeBack(): Promise<void> {
    this.#forgetLeaving();
    if (this.#release || !this.#key) return;
    this.#release = await holdDraft(this.#id);
    if (!this.#release) this.renew();
  }

  /** Starts a new draft and leaves the stored one unchanged. */
  renew(): void {
    this.#release?.();
    this.#release = undefined;
    this.#id = crypto.randomUUID();
    this.#key = undefined;
    this.#files = new Set();
    this.#isStored = false;
    setDraftHandle(this.#form.code, undefined);
  }

  #forgetLeaving(): void {
    const { leftAt, ...handle } = draftHandle(this.#form.code) ?? { id: '' };
    if (leftAt !== undefined) setDraftHandle(this.#form.code, handle);
  }

  #label(): DraftLabel {
    const { code, hash } = this.#form;
    const circumstances = { version: DRAFT_VERSION, formCode: code, definition: hash };
    return { id: this.#id, ...circumstances, keptIn: this.#keptIn, savedAt: Date.now() };
  }

  async #keyToWrite(): Promise<CryptoKey> {
    if (this.#key) return this.#key;
    const erasures = this.#erasures;
    this.#release ??= await holdDraft(this.#id);
    const bytes = newKeyBytes();
    const key = await keyFrom(bytes);
    if (erasures !== this.#erasures) return key;
    const isOfTab = draftChoice() !== 'device';
    this.#keptIn = isOfTab ? 'tab' : 'device';
    const handle = isOfTab ? { id: this.#id, key: toBase64(bytes) } : { id: this.#id };
    const isKept = setDraftHandle(this.#form.code, handle);
    if (isOfTab && !isKept)
      throw new TypeError('Cannot store a draft: the tab cannot store its key');
    this.#key = key;
    this.#isStored = true;
    if (!isOfTab) await this.#storage.putKey(this.#id, key);
    return key;
  }

  /**
   * Writes a file that is not stored yet. If there is no space, restoring the draft reports the
   * file as missing.
   */
  async #writeFile(key: CryptoKey, ref: string, isErased: () => boolean): Promise<void> {
    try {
      const bytes = await fileOf(ref)?.arrayBuffer();
      if (!bytes) return;
      const sealed = await seal(key, bytes, [DRAFT_VERSION, this.#id, ref]);
      if (isErased()) return;
      await this.#storage.putFile(this.#id, ref, sealed);
      this.#files.add(ref);
    } catch {
      // Ignored: the answers matter more than one of their files.
    }
  }
}
