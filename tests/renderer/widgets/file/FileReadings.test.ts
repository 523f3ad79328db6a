import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { endReadings, PENDING_FILES } from '../../../../renderer/attachments/pendingFiles.ts';
import { FileReadings } from '../../../../renderer/widgets/file/FileReadings.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';

let store: FormStore;
let hidden = '';
let readings: FileReadings;
beforeEach(() => {
  const papers = list({ file: leaf('file') });
  hidden = '';
  store = FakeStore.of(planOf({ proof: leaf('file'), proofs: leaf('file'), papers }), {
    data: { papers: [{}, {}] },
    isVisible: (pointer) => pointer !== hidden,
  });
  readings = FileReadings.of(store);
});
afterEach(() => vi.useRealTimers());

const deed = new File(['x'], 'deed.pdf');
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

describe('FileReadings', () => {
  it('is one register for each store', () => {
    expect(FileReadings.of(store)).toBe(readings);
    expect(PENDING_FILES.get(store)).toBe(readings);
    expect(FileReadings.of(FakeStore.of(planOf({})))).not.toBe(readings);
  });

  it('shows the progress of a reading until it is done', () => {
    const listener = vi.fn();
    const stop = readings.subscribe(listener);
    const turn = readings.begin('/proof', deed);
    expect(readings.at('/proof')).toMatchObject([{ file: deed, state: 'reading', percent: 0 }]);
    turn.show({ percent: 40, state: 'checking' });
    expect(readings.at('/proof')).toMatchObject([{ state: 'checking', percent: 40 }]);
    turn.done();
    expect([readings.at('/proof'), listener.mock.calls.length]).toEqual([[], 3]);
    stop();
    readings.begin('/proof', deed);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('changes only its own reading', () => {
    const turns = [readings.begin('/proof', deed), readings.begin('/proof', deed)];
    turns[1]?.show({ percent: 9 });
    expect(readings.at('/proof').map(({ percent }) => percent)).toEqual([0, 9]);
    turns[0]?.done();
    expect(readings.at('/proof').map(({ percent }) => percent)).toEqual([9]);
  });

  it('follows its answer when rows move, and has no pointer once the row is gone', () => {
    const turn = readings.begin('/papers/1/file', deed);
    store.moveRow('/papers', 1, 0);
    expect(turn.pointer()).toBe('/papers/0/file');
    expect(readings.at('/papers/0/file')).toHaveLength(1);
    store.removeRow('/papers', 0);
    expect(turn.pointer()).toBeUndefined();
  });

  it('shows the same rejection once, and another one as well', () => {
    const oneOnly = { key: 'file.oneOnly', args: {} } as const;
    readings.refuse('/proof', oneOnly);
    readings.refuse('/proof', oneOnly);
    readings.refuse('/proof', { key: 'files.only', args: {} });
    const shown = readings.at('/proof').map(({ state, refusal }) => [state, refusal?.key]);
    expect(shown).toEqual([
      ['refused', 'file.oneOnly'],
      ['refused', 'files.only'],
    ]);
  });
});

describe('FileReadings: a cancelled reading', () => {
  it('tells its caller, and ignores later calls', async () => {
    const turn = readings.begin('/proof', deed);
    expect(await isOver(turn.letGo)).toBe(false);
    readings.dismiss(readings.at('/proof')[0]?.key ?? -1);
    await turn.letGo;
    turn.show({ percent: 50 });
    expect([turn.pointer(), readings.at('/proof')]).toEqual([undefined, []]);
  });

  it.each([
    [['/proof'], ['/proofs', '/papers/0/file']],
    [['/papers'], ['/proof', '/proofs']],
    [[''], []],
    [['/none'], ['/proof', '/proofs', '/papers/0/file']],
  ])('belongs to one of the fields %j; left: %j', (fields, left) => {
    const pointers = ['/proof', '/proofs', '/papers/0/file'];
    for (const pointer of pointers) readings.begin(pointer, deed);
    endReadings(store, fields);
    expect(pointers.filter((pointer) => readings.at(pointer).length > 0)).toEqual(left);
  });

  it('also belongs to no field if its row is gone', async () => {
    const { letGo } = readings.begin('/papers/0/file', deed);
    store.removeRow('/papers', 0);
    readings.end(['/proof']);
    await expect(letGo).resolves.toBeUndefined();
  });
});

describe('FileReadings.awaited', () => {
  it('has an error for each pending file of a visible answer', () => {
    readings.begin('/proof', deed);
    readings.begin('/papers/0/file', deed);
    readings.begin('/papers/1/file', deed);
    readings.begin('/proofs', deed).show({ state: 'refused' });
    hidden = '/papers/1/file';
    store.removeRow('/papers', 0);
    hidden = '/papers/0/file';
    const error = { path: '/proof', key: 'validation_fileReading', args: ['deed.pdf'] };
    expect(readings.awaited()).toEqual([error]);
    hidden = '/proof';
    expect(readings.awaited()).toMatchObject([{ path: '/papers/0/file' }]);
  });
});

describe('FileReadings.settled', () => {
  it('resolves once no file is pending', async () => {
    const turns = [readings.begin('/proof', deed), readings.begin('/proofs', deed)];
    const settled = readings.settled();
    turns[0]?.done();
    expect(await isOver(settled)).toBe(false);
    turns[1]?.show({ state: 'refused' });
    await expect(settled).resolves.toBeUndefined();
  });

  it('resolves after ten seconds', async () => {
    vi.useFakeTimers();
    readings.begin('/proof', deed);
    let isSettled = false;
    void readings.settled().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isSettled).toBe(true);
  });
});
