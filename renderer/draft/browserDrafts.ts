import type { DraftStorage, SealedBytes, StoredDraft } from './DraftStorage.ts';

const NAME = 'landform-drafts';
const VERSION = 1;

/** Stores drafts in this browser's IndexedDB. */
export const BROWSER_DRAFTS: DraftStorage = {
  drafts: () => within('drafts', 'readonly', ({ drafts }) => drafts.getAll()),
  put: (draft) => change('drafts', ({ drafts }) => drafts.put(draft)),
  key: (id) => within('keys', 'readonly', ({ keys }) => keys.get(id)),
  putKey: (id, key) => change('keys', ({ keys }) => keys.put(key, id)),
  files: async (id) => {
    const names = await within('files', 'readonly', ({ files }) => files.getAllKeys(filesOf(id)));
    return names.map((name) => String((name as readonly unknown[])[1]));
  },
  file: (id, ref) => within('files', 'readonly', ({ files }) => files.get([id, ref])),
  putFile: (id, ref, file) => change('files', ({ files }) => files.put(file, [id, ref])),
  removeFile: (id, ref) => change('files', ({ files }) => files.delete([id, ref])),
  remove: (id) =>
    change(ALL, ({ drafts, keys, files }) => {
      keys.delete(id);
      files.delete(filesOf(id));
      return drafts.delete(id);
    }),
  clear: () =>
    change(ALL, ({ drafts, keys, files }) => {
      keys.clear();
      files.clear();
      return drafts.clear();
    }),
};

/** Removes the database. A missing database is no error. */
export function deleteBrowserDrafts(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    // `blocked` needs no handler: another tab closes its connection on `versionchange`.
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}

const ALL = ['drafts', 'keys', 'files'] as const;
type StoreName = (typeof ALL)[number];

/**
 * The object stores of a transaction. At run time, the object contains only the requested stores.
 */
interface Stores {
  readonly drafts: TypedStore<StoredDraft>;
  readonly keys: TypedStore<CryptoKey>;
  readonly files: TypedStore<SealedBytes>;
}

interface TypedStore<Value> extends Pick<IDBObjectStore, 'put' | 'delete' | 'clear'> {
  readonly get: (key: IDBValidKey) => IDBRequest<Value | undefined>;
  readonly getAll: () => IDBRequest<Value[]>;
  readonly getAllKeys: (range: IDBKeyRange) => IDBRequest<IDBValidKey[]>;
}

let opening: Promise<IDBDatabase> | undefined;

/** Opens the database once. After a failure, the next call tries again. */
function database(): Promise<IDBDatabase> {
  opening ??= open();
  return opening;
}

function open(): Promise<IDBDatabase> {
  const forget = () => {
    opening = undefined;
  };
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts', { keyPath: 'id' });
      request.result.createObjectStore('keys');
      request.result.createObjectStore('files');
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = forget;
      // Another tab is deleting the database.
      result.onversionchange = () => {
        result.close();
        forget();
      };
      resolve(result);
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
  });
}

/** Runs a request in its own transaction, and resolves once the transaction is committed. */
async function within<T>(
  names: StoreName | readonly StoreName[],
  mode: IDBTransactionMode,
  ask: (stores: Stores) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(names, mode);
  const stores = Object.fromEntries(
    [...transaction.objectStoreNames].map((name) => [name, transaction.objectStore(name)]),
  );
  const request = ask(stores as unknown as Stores);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
    transaction.commit();
  });
}

async function change<T>(
  names: StoreName | readonly StoreName[],
  ask: (stores: Stores) => IDBRequest<T>,
): Promise<void> {
  await within(names, 'readwrite', ask);
}

function filesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
