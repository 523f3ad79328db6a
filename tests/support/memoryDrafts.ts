import type { DraftStorage, SealedBytes, StoredDraft } from '../../renderer/draft/DraftStorage.ts';

/** A draft storage in memory instead of IndexedDB. Tests can read and change the content. */
export class MemoryDrafts implements DraftStorage {
  readonly stored = new Map<string, StoredDraft>();
  readonly keys = new Map<string, CryptoKey>();
  readonly bytes = new Map<string, Map<string, SealedBytes>>();
  /** The number of calls of `put`. */
  writes = 0;
  /** Maximum size of a file. Storing a larger file fails. */
  roomBytes = Number.POSITIVE_INFINITY;

  drafts = async () => [...this.stored.values()];

  put = async (draft: StoredDraft) => {
    this.writes += 1;
    this.stored.set(draft.id, draft);
  };

  key = async (id: string) => this.keys.get(id);

  putKey = async (id: string, key: CryptoKey) => void this.keys.set(id, key);

  files = async (id: string) => [...(this.bytes.get(id)?.keys() ?? [])];

  file = async (id: string, ref: string) => this.bytes.get(id)?.get(ref);

  putFile = async (id: string, ref: string, file: SealedBytes) => {
    if (file.bytes.byteLength > this.roomBytes)
      throw new DOMException('full', 'QuotaExceededError');
    const files = this.bytes.get(id) ?? new Map<string, SealedBytes>();
    this.bytes.set(id, files.set(ref, file));
  };

  removeFile = async (id: string, ref: string) => void this.bytes.get(id)?.delete(ref);

  remove = async (id: string) => {
    this.stored.delete(id);
    this.keys.delete(id);
    this.bytes.delete(id);
  };

  clear = async () => {
    this.stored.clear();
    this.keys.clear();
    this.bytes.clear();
  };

  /** Returns the whole content as text. */
  text(): string {
    const bytesOf = ({ bytes }: SealedBytes) => new TextDecoder('latin1').decode(bytes);
    const drafts = [...this.stored.values()].map(({ sealed, ...label }) => [
      label,
      bytesOf(sealed),
    ]);
    const files = [...this.bytes.values()].flatMap((each) => [...each.values()].map(bytesOf));
    return JSON.stringify([drafts, files]);
  }
}

/** Creates a storage whose every call fails, as in a private window. */
export function refusedDrafts(): DraftStorage {
  const refuse = () => Promise.reject(new DOMException('refused', 'InvalidStateError'));
  return {
    drafts: refuse,
    put: refuse,
    key: refuse,
    putKey: refuse,
    files: refuse,
    file: refuse,
    putFile: refuse,
    removeFile: refuse,
    remove: refuse,
    clear: refuse,
  };
}
