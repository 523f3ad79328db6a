// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '#renderer';
import { readFile } from '../../../../renderer/widgets/file/readFile.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.restoreAllMocks());

const deed = () => new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' });

/** Replaces the reading of a file's bytes with an action on the reader. */
function reads(action: (reader: FileReader) => void) {
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (
    this: FileReader,
  ) {
    action(this);
  });
}

const progress = (loaded: number, total: number) =>
  new ProgressEvent('progress', { loaded, total }) as ProgressEvent<FileReader>;

describe('readFile', () => {
  it('returns the facts of the file with its digest, and keeps the file', async () => {
    const file = deed();
    const value = await readFile(file, vi.fn());
    expect(value).toEqual({
      name: 'deed.pdf',
      size: 8,
      type: 'application/pdf',
      sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
      ref: value.ref,
    });
    expect(fileOf(value.ref)).toBe(file);
  });

  it('reports the progress in whole percent, and 0 for an unknown length', async () => {
    const onProgress = vi.fn();
    reads((reader) => {
      for (const event of [progress(0, 0), progress(1, 3), progress(3, 3)]) {
        reader.onprogress?.(event);
      }
      reader.onerror?.(progress(0, 0));
    });
    await expect(readFile(deed(), onProgress)).rejects.toBeNull();
    expect(onProgress.mock.calls).toEqual([[0], [33], [100]]);
  });

  it('rejects a reader that returns no bytes', async () => {
    reads((reader) => reader.onload?.(progress(8, 8)));
    await expect(readFile(deed(), vi.fn())).rejects.toThrow('the reader returned no bytes');
  });
});
