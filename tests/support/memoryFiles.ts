import type { FileStore } from '../../server/ports/files/FileStore.ts';

/** A file store in memory whose content tests can read. */
export interface MemoryFiles extends FileStore {
  readonly content: Map<string, Uint8Array>;
}

export function memoryFiles(): MemoryFiles {
  const content = new Map<string, Uint8Array>();
  return {
    content,
    put: async (key, bytes) => {
      content.set(key, bytes);
    },
    putNew: async (key, bytes) => {
      if (content.has(key)) return false;
      content.set(key, bytes);
      return true;
    },
    get: async (key) => content.get(key),
    remove: async (key) => {
      content.delete(key);
    },
  };
}
