import type { Page } from '@playwright/test';

/** Returns everything that scripts can read in the storage of a page's origin, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const written: string[] = [JSON.stringify(sessionStorage), JSON.stringify(localStorage)];
    const asText = (_: string, value: unknown) => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of db.objectStoreNames) {
        const all = await new Promise<readonly unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        written.push(`${name}.${store}: ${JSON.stringify(all, asText)}`);
      }
      db.close();
    }
    return written.join('\n');
  });
}

/** Returns the number of drafts in the origin of a page. */
export async function draftCount(page: Page): Promise<number> {
  const text = await storedText(page);
  return [...text.matchAll(/"formCode":"/g)].length;
}
