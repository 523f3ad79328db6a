import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenFiles, MOST_RATIO } from '../../../../scripts/fuzz/files/brokenFiles.ts';
import type { SavedFiles } from '../../../../server/services/files/savedFiles.ts';

const LARGE = 9000;
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

/** The behaviour of saved files: the unprotected bytes, and the duration of each rejection. */
interface Manner {
  readonly misses?: (at: number, length: number) => boolean;
  readonly wrongMs?: number;
  readonly changedMs?: number;
}

/** Creates saved files whose content has 100 bytes, or `LARGE` bytes for a file of 30 MB. */
function filesWith({ misses = () => false, wrongMs = 1, changedMs = 1 }: Manner) {
  const sealed: { readonly original: Buffer; readonly file: Buffer }[] = [];
  const opened = vi.fn<SavedFiles['open']>((file, verifier) => {
    const original = sealed.find((each) => each.file === file)?.original ?? Buffer.of();
    const isWrong = verifier !== 'a'.repeat(64);
    clock += isWrong ? wrongMs : changedMs;
    const at = file.equals(original) ? -1 : file.findIndex((byte, each) => byte !== original[each]);
    const isChanged = at >= 0 && !misses(at, file.length);
    if (isWrong || isChanged) return undefined;
    return { content: file, origin: { formCode: 'LR1', definition: '', version: 1, savedAt: '' } };
  });
  const files: SavedFiles = {
    seal: (_origin, _verifier, content) => {
      const size = content.length > 1_000_000 ? LARGE : 100;
      const file = Buffer.alloc(size, 7);
      file[30] = 0x0a;
      sealed.push({ file, original: Buffer.from(file) });
      return file;
    },
    originOf: () => undefined,
    open: opened,
  };
  return { files, sealed, opened };
}

describe('brokenFiles', () => {
  it('changes every byte of a small file and samples of a large one, and restores them', () => {
    const { files, sealed } = filesWith({});
    const { tried, unnoticed } = brokenFiles(files);
    expect(tried).toBe(100 + 3 * 24);
    expect(unnoticed).toEqual([]);
    for (const { file, original } of sealed) expect(file.equals(original)).toBe(true);
  });

  it('names each byte whose change is not detected', () => {
    const isTail = (at: number, length: number) => at === length - 1;
    const isMiddle = (at: number, length: number) => length === LARGE && at === LARGE / 2;
    const isHeader = (at: number, length: number) => length === LARGE && at < 2;
    const { files } = filesWith({
      misses: (...place) => isTail(...place) || isMiddle(...place) || isHeader(...place),
    });
    expect(brokenFiles(files).unnoticed).toEqual([
      'small, byte 99',
      'header of 30 MB, byte 0',
      'header of 30 MB, byte 1',
      `middle of 30 MB, byte ${LARGE / 2}`,
    ]);
  });

  it.each([
    ['equal', { wrongMs: 3, changedMs: 3 }, 1, 40],
    ['a little different', { wrongMs: 3, changedMs: 2 }, 1.5, 40],
    ['longer for a wrong password', { wrongMs: 9, changedMs: 3 }, 3, 400],
    ['longer for a changed byte', { wrongMs: 1, changedMs: MOST_RATIO }, 1 / MOST_RATIO, 400],
  ])('repeats odd measurements: durations that are %s', (_what, manner, ratio, turns) => {
    const { files, opened } = filesWith(manner);
    expect(brokenFiles(files)).toMatchObject({
      ratio,
      wrongPasswordMs: manner.wrongMs,
      changedMs: manner.changedMs,
    });
    const wrong = opened.mock.calls.filter(([, verifier]) => verifier === 'b'.repeat(64));
    expect(wrong).toHaveLength(turns);
  });

  it('starts each half of the turns with another rejection', () => {
    const { files, opened } = filesWith({});
    brokenFiles(files);
    const order = opened.mock.calls.slice(-80).map(([, verifier]) => verifier[0]);
    expect(order.join('')).toBe('baab'.repeat(20));
  });
});
