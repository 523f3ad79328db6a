// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileValue, fileOf } from '#renderer';
import type { Turn } from '../../../../renderer/widgets/file/FileReadings.ts';
import { type Taking, takeFile } from '../../../../renderer/widgets/file/takeFile.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', true));

const LIMITS = { maxBytes: 20, accept: ['.pdf'] };
const FAILED = { key: 'file.failed', args: {} } as const;
const OTHER = { key: 'files.twice', args: {} } as const;
const deed = (name = 'deed.pdf', text = '%PDF-1.7') => new File([text], name);

/** Creates the control of one reading, which returns the pointers of its answer one after another. */
function turnAt(...pointers: readonly (string | undefined)[]) {
  const left = [...pointers];
  const turn = {
    pointer: vi.fn(() => (left.length > 1 ? left.shift() : left[0])),
    show: vi.fn<Turn['show']>(),
    done: vi.fn(),
    letGo: new Promise<void>(() => undefined),
  };
  return turn;
}

/** Takes a file, and returns the outcome with the effects. */
async function taken(turn: Turn, file: File, more: Partial<Taking> = {}) {
  const put = vi.fn<Taking['put']>();
  const outcome = await takeFile(turn, file, { limits: LIMITS, put, failed: FAILED, ...more });
  return { outcome, put };
}

describe('takeFile', () => {
  it('stores a valid file at its answer, and ends the reading', async () => {
    const turn = turnAt('/proof');
    const { outcome, put } = await taken(turn, deed());
    expect(outcome).toEqual({ kind: 'taken' });
    expect(put).toHaveBeenCalledExactlyOnceWith(
      '/proof',
      expect.objectContaining({ name: 'deed.pdf', size: 8 }),
    );
    expect(turn.done).toHaveBeenCalledOnce();
    expect(turn.show).not.toHaveBeenCalledWith({ state: 'checking' });
  });

  it.each([
    ['a wrong type', deed('deed.exe'), 'file.wrongType'],
    ['too many bytes', deed('deed.pdf', 'x'.repeat(21)), 'file.tooLarge'],
    ['other content', deed('deed.pdf', 'MZ'), 'file.otherContent'],
  ])('rejects a file with %s, and shows the reason', async (_, file, key) => {
    const turn = turnAt('/proof');
    const { outcome, put } = await taken(turn, file);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { key } });
    expect(turn.show.mock.lastCall).toMatchObject([{ state: 'refused', refusal: { key } }]);
    expect([put.mock.calls, turn.done.mock.calls]).toEqual([[], []]);
  });

  it('shows that an inspection runs, and rejects by its result', async () => {
    const turn = turnAt('/proof');
    const { outcome } = await taken(turn, deed(), { inspect: async () => OTHER });
    expect(turn.show.mock.calls[0]).toEqual([{ state: 'checking' }]);
    expect(outcome).toEqual({ kind: 'refused', refusal: OTHER });
  });

  it('reads a file after its inspection', async () => {
    const turn = turnAt('/proof');
    const { outcome } = await taken(turn, deed(), { inspect: async () => undefined });
    expect(turn.show.mock.calls.slice(0, 2)).toEqual([
      [{ state: 'checking' }],
      [{ state: 'reading' }],
    ]);
    expect(outcome).toEqual({ kind: 'taken' });
  });

  it('shows the given error if the inspection or the reading fails', async () => {
    const turn = turnAt('/proof');
    const inspect = () => Promise.reject(new TypeError('gone'));
    expect((await taken(turn, deed(), { inspect })).outcome).toEqual({
      kind: 'refused',
      refusal: FAILED,
    });
  });

  it('asks for objections before and after the reading, and drops a rejected file', async () => {
    const turn = turnAt('/proof');
    const values: (FileValue | undefined)[] = [];
    const objection = (_: string, value?: FileValue) => {
      values.push(value);
      return value && OTHER;
    };
    const { outcome, put } = await taken(turn, deed(), { objection });
    expect(outcome).toEqual({ kind: 'refused', refusal: OTHER });
    expect(values.map((value) => value?.name)).toEqual([undefined, 'deed.pdf']);
    expect(put).not.toHaveBeenCalled();
    expect(turn.done).not.toHaveBeenCalled();
    expect(fileOf(values[1]?.ref ?? '')).toBeUndefined();
  });

  it('rejects an objection before the reading, without reading', async () => {
    const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    const { outcome } = await taken(turnAt('/proof'), deed(), { objection: () => OTHER });
    expect(outcome).toEqual({ kind: 'refused', refusal: OTHER });
    expect(read).not.toHaveBeenCalled();
  });
});

describe('takeFile: a reading that ended', () => {
  it.each([
    ['before it started', [undefined]],
    ['while the file was read', ['/proof', undefined]],
  ])('stores nothing: %s', async (_, pointers) => {
    const { outcome, put } = await taken(turnAt(...pointers), deed());
    expect(outcome).toEqual({ kind: 'ended' });
    expect(put).not.toHaveBeenCalled();
  });

  it('shows no reason for a rejection', async () => {
    const turn = turnAt('/proof', undefined);
    const { outcome } = await taken(turn, deed('deed.exe'));
    expect([outcome, turn.show.mock.calls]).toEqual([{ kind: 'ended' }, []]);
  });

  it('ends at once when it is cancelled', async () => {
    const turn = { ...turnAt('/proof'), letGo: Promise.resolve() };
    const inspect = () => new Promise<undefined>(() => undefined);
    expect((await taken(turn, deed(), { inspect })).outcome).toEqual({ kind: 'ended' });
  });
});
