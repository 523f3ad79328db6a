import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { filesAt, putFiles } from '../../../renderer/attachments/fileRows.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';
import { planStore } from '../../support/planStore.ts';

const PLAN = planOf({
  files: list({}, { item: group({ '': leaf('file') }, { isBare: true })('/files/*', 'files') }),
});
const file = (ref: string) => ({ name: `${ref}.pdf`, size: 1, type: 't', sha256: 's', ref });

const storeOf = (...rows: readonly unknown[]) => planStore(PLAN, { files: rows } as FormData);

describe('filesAt', () => {
  it('returns the files of a list', () => {
    expect(filesAt(storeOf(file('a'), file('b')), '/files')).toEqual([file('a'), file('b')]);
    expect(filesAt(storeOf(), '/files')).toEqual([]);
    expect(filesAt(storeOf(), '/gone')).toEqual([]);
  });
});

describe('putFiles', () => {
  it.each([
    ['adds new files at the end', ['a'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    ['removes files', ['a', 'b', 'c'], ['b'], ['b']],
    ['removes and adds', ['a', 'b'], ['b', 'c'], ['b', 'c']],
    ['keeps the order of known files', ['a', 'b'], ['b', 'a'], ['a', 'b']],
    ['removes all', ['a', 'b'], [], []],
  ])('%s', (_, before, next, after) => {
    const store = storeOf(...before.map(file));
    putFiles(store, '/files', next.map(file));
    expect(filesAt(store, '/files').map(({ ref }) => ref)).toEqual(after);
  });

  it('removes an empty row', () => {
    const store = storeOf(undefined, file('a'));
    putFiles(store, '/files', [file('a'), file('b')]);
    expect(filesAt(store, '/files')).toEqual([file('a'), file('b')]);
  });
});
