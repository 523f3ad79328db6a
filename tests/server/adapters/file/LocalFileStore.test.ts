import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LocalFileStore } from '../../../../server/adapters/file/LocalFileStore.ts';
import { describeFileStore } from '../../../ports/FileStore.contract.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-files-'));
let count = 0;
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function folder(): string {
  count += 1;
  return join(parent, String(count));
}

describeFileStore('LocalFileStore', () => new LocalFileStore(folder()));

describe('LocalFileStore', () => {
  it('leaves no draft, and lets only the owner read the file', async () => {
    const place = folder();
    await new LocalFileStore(place).put('some-key', Buffer.from('x'));
    expect(readdirSync(place)).toEqual(['some-key.sealed']);
    if (process.platform === 'win32') return;
    expect(statSync(join(place, 'some-key.sealed')).mode & 0o077).toBe(0);
  });

  it('B-79: keeps the earlier content after a failed write', async () => {
    const place = folder();
    const store = new LocalFileStore(place);
    await store.put('some-key', Buffer.from('first'));
    const broken = { length: 5 } as unknown as Uint8Array;
    await expect(store.put('some-key', broken)).rejects.toThrow();
    expect(Buffer.from((await store.get('some-key')) ?? []).toString()).toBe('first');
    expect(readdirSync(place)).toEqual(['some-key.sealed']);
  });
});
