import { describe, expect, it } from 'vitest';
import type { FileStore } from '../../server/ports/files/FileStore.ts';

/** Describes the contract of every store of files. */
export function describeFileStore(name: string, make: () => FileStore): void {
  describe(`${name} as FileStore`, () => {
    const bytes = Buffer.from([0, 1, 2, 255, 254]);

    it('returns the stored bytes', async () => {
      const store = make();
      await store.put('submissions/01k9z/signed', bytes);
      expect(Buffer.from((await store.get('submissions/01k9z/signed')) ?? [])).toEqual(bytes);
    });

    it('keeps the newest content of a key', async () => {
      const store = make();
      await store.put('some-key', bytes);
      await store.put('some-key', Buffer.from('newer'));
      expect(Buffer.from((await store.get('some-key')) ?? []).toString()).toBe('newer');
    });

    it('distinguishes keys with a common prefix', async () => {
      const store = make();
      await store.put('abc', Buffer.from('1'));
      await store.put('abc/def', Buffer.from('2'));
      await store.put('abc-def', Buffer.from('3'));
      const found = await Promise.all(['abc', 'abc/def', 'abc-def'].map((key) => store.get(key)));
      expect(found.map((each) => Buffer.from(each ?? []).toString())).toEqual(['1', '2', '3']);
    });

    it('returns undefined for an unknown or removed key', async () => {
      const store = make();
      await expect(store.get('no/such/key')).resolves.toBeUndefined();
      await store.put('some-key', bytes);
      await store.remove('some-key');
      await store.remove('some-key');
      await expect(store.get('some-key')).resolves.toBeUndefined();
    });

    it('put: keeps one of two concurrent files complete', async () => {
      const store = make();
      const contents = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)];
      await Promise.all(contents.map((content) => store.put('same-key', content)));
      const found = Buffer.from((await store.get('same-key')) ?? []);
      expect(contents.some((content) => content.equals(found))).toBe(true);
    });

    it('putNew: never replaces a file', async () => {
      const store = make();
      expect(await store.putNew('some-key', bytes)).toBe(true);
      expect(await store.putNew('some-key', Buffer.from('newer'))).toBe(false);
      expect(Buffer.from((await store.get('some-key')) ?? [])).toEqual(bytes);
    });

    it('putNew: keeps one of two concurrent files complete', async () => {
      const store = make();
      const contents = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)];
      const done = await Promise.all(contents.map((each) => store.putNew('same-key', each)));
      expect(done.filter(Boolean)).toHaveLength(1);
      const found = Buffer.from((await store.get('same-key')) ?? []);
      expect(contents[done.indexOf(true)]?.equals(found)).toBe(true);
    });

    it.each([
      '',
      'ab',
      'x'.repeat(121),
      '../etc/passwd',
      '/abc',
      'abc/',
      'a//b',
      'Abc',
      'a.b',
      'a\0b',
      'a b',
      '..',
      'con:',
    ])('B-29: refuses the key %j', async (key) => {
      const store = make();
      await expect(store.put(key, bytes)).rejects.toThrow(RangeError);
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
    });
  });
}
