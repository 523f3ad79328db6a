import { describe, expect, it } from 'vitest';
import type { FormData, FoundAddress } from '#engine';
import { fillAddress, type SearchedFor } from '../../../../renderer/fields/address/fillAddress.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { group, leaf, planOf } from '../../../support/planNodes.ts';

const PARTS = ['flat', 'floor', 'block', 'building', 'estate', 'street', 'region', 'district'];
const HOUSE: FoundAddress = {
  english: { buildingName: 'Amoy Plaza', street: { buildingNoFrom: '77', streetName: 'NTK ROAD' } },
  chinese: { buildingName: '淘大商場' },
};
const FILLED = { building: 'AMOY PLAZA', street: '77 NTK ROAD' };

/** Fills the address of a form with some answers. */
function filled(
  home: FormData | undefined,
  search: Partial<SearchedFor> = {},
  chosen = HOUSE,
  options = {},
) {
  const children = Object.fromEntries(PARTS.map((key) => [key, leaf('text')]));
  const node = group(children, { ui: { 'ui:options': options } });
  const store = FakeStore.of(planOf({ home: node }), { data: home ? { home } : {} });
  const done = fillAddress(store, '/home', chosen, { typed: 'amoy', language: 'en', ...search });
  return { store, done, now: () => store.get('/home') };
}

describe('fillAddress', () => {
  it('keeps flat and floor, and replaces every part of another building', () => {
    const { now, done } = filled({
      flat: 'B',
      floor: '2',
      block: '9',
      estate: 'X',
      district: 'CW',
    });
    expect(now()).toEqual({ flat: 'B', floor: '2', ...FILLED });
    expect([done.keys, done.inside, done.typed]).toEqual([['building', 'street'], {}, 'amoy']);
  });

  it.each([
    ['Flat A, 12/F, Amoy Plaza', { flat: 'A', floor: '12' }],
    ['Block 3, Amoy Plaza', { block: '3' }],
    ['Amoy Plaza', {}],
  ])('fills empty parts from the search %j', (typed, inside) => {
    const { now, done } = filled({ flat: '' }, { typed });
    expect(now()).toEqual({ flat: '', ...FILLED, ...inside });
    expect(done.inside).toEqual(inside);
  });

  it('replaces a part from an earlier search, but not a typed one', () => {
    const search = { typed: 'Flat A, 3/F, Amoy', earlier: { floor: '12' } };
    const { now, done } = filled({ flat: '9', floor: '12' }, search);
    expect(now()).toMatchObject({ flat: '9', floor: '3' });
    expect(done.inside).toEqual({ floor: '3' });
  });

  it.each(['Block 7', 'Tower 7', '7座'])('adds no block to the building %j', (name) => {
    const chosen = { english: { buildingName: name } };
    const { now } = filled(undefined, { typed: 'Block 3, Amoy' }, chosen);
    expect(now()).not.toHaveProperty('block');
  });

  it.each([
    [{}, 'AMOY PLAZA'],
    [{ fillIn: 'page' }, '淘大商場'],
  ])('with the options %j fills in %s on a Chinese page', (options, building) => {
    const { now } = filled(undefined, { language: 'zh-Hant' }, HOUSE, options);
    expect(now()).toMatchObject({ building });
  });

  it('restores the previous values on undo', () => {
    const before = { flat: 'B', estate: 'X' };
    const { now, done } = filled(before);
    done.undo();
    expect(now()).toEqual(before);
    const empty = filled(undefined);
    empty.done.undo();
    expect(empty.now()).toBeUndefined();
  });

  it('U-06: keeps on undo the parts that the user has changed since', () => {
    const { store, now, done } = filled({ estate: 'X' });
    store.set('/home/building', 'AMOY PLAZA 2');
    done.undo();
    expect(now()).toEqual({ estate: 'X', building: 'AMOY PLAZA 2' });
  });
});
