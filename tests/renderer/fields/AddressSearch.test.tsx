// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData, FormStore, FoundAddress, Language } from '#engine';
import { type AddressLookup, AddressLookupContext, type AddressQuery } from '#renderer';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { type LoadedForm, loadForm, readShared } from '../../engine/support/readForms.ts';
import { brokenIds } from '../../support/idrefs.ts';
import { renderFields } from '../../support/renderFields.tsx';

const HOUSE: FoundAddress = {
  english: {
    buildingName: 'Amoy Plaza',
    street: { buildingNoFrom: '77', streetName: 'NTK ROAD' },
    district: 'KT',
  },
};
const SHED: FoundAddress = { chinese: { buildingName: '小屋' } };

const OFFICES: FoundAddress = {
  english: { street: { buildingNoFrom: '66', streetName: 'QUEENSWAY' }, district: 'CW' },
  chinese: { street: { buildingNoFrom: '66', streetName: '金鐘道' }, district: '中西區' },
};

/** A lookup whose answers the test gives, in whatever order it likes. */
function slowLookup() {
  const asked: {
    query: AddressQuery;
    signal: AbortSignal;
    answer: (found: readonly FoundAddress[]) => void;
    fail: () => void;
  }[] = [];
  const lookup: AddressLookup = (query, signal) =>
    new Promise((answer, fail) => {
      asked.push({
        query,
        signal,
        answer,
        fail: () => fail(new TypeError('Cannot look up: test')),
      });
    });
  return { lookup, asked };
}

let form: LoadedForm;

beforeAll(async () => {
  await import('../../../renderer/fields/address/AddressSearch.tsx');
});

beforeEach(async () => {
  form ??= await loadForm(
    makeFiles({ home: { $ref: '../../schemas/defs/address.schema.json' } }),
    readShared(),
  );
});
afterEach(() => vi.useRealTimers());

interface Shown {
  readonly readOnly?: boolean;
  readonly language?: Language;
  readonly shownForm?: LoadedForm;
}

async function show(data?: FormData, { readOnly = false, language, shownForm = form }: Shown = {}) {
  const store: FormStore = formInUse(shownForm).store(data);
  const service = slowLookup();
  const result = renderFields({
    store,
    texts: shownForm.texts.en,
    readOnly,
    ...(language && { language }),
    around: (fields) => (
      <AddressLookupContext value={service.lookup}>{fields}</AddressLookupContext>
    ),
  });
  // The search is a chunk of its own, at hand here, but asked for when the address is there.
  if (!readOnly) await waitFor(box);
  vi.useFakeTimers();
  return { store, ...service, ...result };
}

const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', {
    name: /^(?:Search for the address|搜[尋寻]地址)$/,
  });
const type = (value: string, isComposing = false) =>
  fireEvent(
    box(),
    new InputEvent('input', { bubbles: true, isComposing, data: value, ...setTo(value) }),
  );
function setTo(value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), value);
  return {};
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole('option', { name: /Block|AMOY|小屋/ });
async function choose(
  asked: ReturnType<typeof slowLookup>['asked'][number] | undefined,
  found: FoundAddress,
) {
  await act(async () => asked?.answer([found]));
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Enter' });
}
const announced = () => document.querySelector('[aria-live]')?.textContent;

describe('U-14: the search of an address', () => {
  it('begins a second after the last key, with the numbers of the specification', async () => {
    const { asked } = await show();
    type('am');
    await pass(900);
    type(' amoy ');
    await pass(999);
    expect(asked).toHaveLength(0);
    await pass(1);
    expect(asked.map(({ query }) => query)).toEqual([
      { text: 'amoy', language: 'en', maxRecords: 10, tolerance: 50 },
    ]);
    expect(screen.getByText('Searching…')).toBeTruthy();
  });

  it('U-09: says that it takes its time only where it does, and the outcome once', async () => {
    const { asked } = await show();
    type('amoy');
    await pass(1000);
    await pass(999);
    expect(announced()).toBe('');
    await pass(1);
    expect(announced()).toBe('Searching…');
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(announced()).toBe('1 address found.');
  });

  it('asks nothing for a blank text, and takes a search back when the text goes', async () => {
    const { asked } = await show();
    type('   ');
    await pass(5000);
    expect(asked).toHaveLength(0);
    type('amoy');
    await pass(1000);
    type('');
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(options()).toHaveLength(0);
  });

  it('drops an answer that comes after the text has changed', async () => {
    const { asked } = await show();
    type('am');
    await pass(1000);
    type('amoy');
    await pass(1000);
    expect(asked).toHaveLength(2);
    await act(async () => asked[1]?.answer([SHED]));
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(options().map(({ textContent }) => textContent)).toEqual(['小屋']);
    expect(announced()).toBe('1 address found.');
  });

  it('U-18: waits for an input method, and leaves its Enter to it', async () => {
    const { asked } = await show();
    type('taam', true);
    await pass(3000);
    expect(asked).toHaveLength(0);
    setTo('淘大');
    fireEvent.compositionEnd(box());
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(asked).toHaveLength(0);
    await pass(1000);
    expect(asked[0]?.query.text).toBe('淘大');
  });

  it('searches at once when Enter is pressed, and never sends the form', async () => {
    const { asked } = await show();
    type('amoy');
    const isFree = fireEvent.keyDown(box(), { key: 'Enter' });
    expect([isFree, asked.length]).toEqual([false, 1]);
    await pass(5000);
    expect(asked).toHaveLength(1);
  });

  it('says that nothing was found; what cannot be read is nothing', async () => {
    const { asked } = await show();
    type('nowhere');
    await pass(1000);
    await act(async () => asked[0]?.answer([{}, { english: { buildingName: ' ' } }]));
    expect(announced()).toMatch(/^No address was found/);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that the service failed, and tries again', async () => {
    const { asked, store } = await show();
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.fail());
    expect(announced()).toMatch(/^The search does not answer now/);
    // The parts can be typed all the same.
    fireEvent.input(screen.getByLabelText('Name of building'), { target: { value: 'AMOY' } });
    expect(store.get('/home/building')).toBe('AMOY');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => asked[1]?.answer([HOUSE]));
    expect(options()).toHaveLength(1);
  });

  it('gives up a service that says nothing for ten seconds', async () => {
    const { asked } = await show();
    type('amoy');
    await pass(1000);
    await pass(9_999);
    expect(announced()).toBe('Searching…');
    await pass(1);
    expect(announced()).toMatch(/^The search does not answer now/);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('fills the parts by keyboard, says which, keeps flat and floor, and can be undone', async () => {
    const before = { flat: 'B', floor: '12', estate: 'ANOTHER', block: '9' };
    const { asked, store, container } = await show({ home: before });
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.answer([SHED, HOUSE]));
    expect(brokenIds(container)).toEqual([]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box().getAttribute('aria-activedescendant')).toBe('f-home-search-option-1');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(store.get('/home')).toEqual({
      flat: 'B',
      floor: '12',
      building: 'AMOY PLAZA',
      street: '77 NTK ROAD',
      region: 'KLN',
      district: 'KT',
    });
    expect(screen.getByLabelText('Name of building')).toHaveProperty('value', 'AMOY PLAZA');
    expect(announced()).toBe(
      'Filled in: Name of building, Number and name of street, Region, District. Check them and add what is missing.',
    );
    await pass(5000);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('/home')).toEqual(before);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    ['en', undefined, '66 QUEENSWAY'],
    ['zh-Hant', undefined, '66 QUEENSWAY'],
    ['en', 'page', '66 QUEENSWAY'],
    ['zh-Hant', 'page', '金鐘道66號'],
  ] as const)(
    'fills in as the form asks for it: page %s, fillIn %s',
    async (language, fillIn, street) => {
      const files = makeFiles({ home: { $ref: '../../schemas/defs/address.schema.json' } });
      const ui = fillIn && { home: { 'ui:options': { fillIn } } };
      const shownForm = await loadForm({ ...files, ...(ui && { ui }) }, readShared());
      const { asked, store } = await show({ home: { flat: 'B' } }, { language, shownForm });
      type('queensway');
      await pass(1000);
      expect(asked[0]?.query.language).toBe(language);
      await act(async () => asked[0]?.answer([OFFICES]));
      fireEvent.keyDown(box(), { key: 'ArrowDown' });
      fireEvent.keyDown(box(), { key: 'Enter' });
      expect(store.get('/home')).toEqual({ flat: 'B', street, region: 'HK', district: 'CW' });
    },
  );

  it.each<readonly [typed: string, language: Language, inside: object]>([
    ['Flat A, 12/F, Amoy Plaza', 'en', { flat: 'A', floor: '12' }],
    ['Room 1203, Block C, Amoy Plaza', 'en', { flat: '1203', block: 'C' }],
    ['Ground Floor, Amoy Plaza', 'en', { floor: 'G' }],
    ['淘大商場12樓A室', 'zh-Hant', { flat: 'A', floor: '12' }],
    ['淘大商場三座十二樓Ａ室', 'zh-Hant', { flat: 'A', floor: '12', block: '3' }],
    ['淘大商场12楼A室', 'zh-Hans', { flat: 'A', floor: '12' }],
    ['淘大商场地下', 'zh-Hans', { floor: 'G' }],
    ['Amoy Plaza', 'en', {}],
  ])('fills in flat and floor that the search names: %s', async (typed, language, inside) => {
    const { asked, store } = await show(undefined, { language });
    // An input method puts in what it has made at once.
    type(typed.slice(0, -1), true);
    type(typed, true);
    fireEvent.compositionEnd(box());
    await pass(1000);
    expect(asked[0]?.query.text).toBe(typed);
    await choose(asked[0], HOUSE);
    const building = {
      building: 'AMOY PLAZA',
      street: '77 NTK ROAD',
      region: 'KLN',
      district: 'KT',
    };
    expect(store.get('/home')).toEqual({ ...inside, ...building });
    for (const name of Object.keys(inside)) {
      expect(announced()).toContain(form.texts.en[`home.${name}.label`]);
    }
    // Nothing that was typed is lost: taken back, it stands in the search again.
    fireEvent.click(screen.getByRole('button', { name: /^(?:Undo|復原|撤销)$/ }));
    expect([store.get('/home'), box().value]).toEqual([undefined, typed]);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(asked[1]?.query.text).toBe(typed);
  });

  it('does not touch a flat that stands there, but one that an earlier search has put there', async () => {
    const { asked, store } = await show({ home: { flat: '9' } });
    const inside = () => [store.get('/home/flat'), store.get('/home/floor')];
    const search = async (text: string) => {
      type(text);
      await pass(1000);
      await choose(asked.at(-1), HOUSE);
    };
    await search('Flat A, 12/F, Amoy Plaza');
    expect(inside()).toEqual(['9', '12']);
    await search('Flat A, 3/F, Amoy Plaza');
    expect(inside()).toEqual(['9', '3']);
    await search('Amoy Plaza');
    expect(inside()).toEqual(['9', '3']);
    fireEvent.input(screen.getByLabelText('Floor'), { target: { value: '4' } });
    await search('5/F, Amoy Plaza');
    expect(inside()).toEqual(['9', '4']);
  });

  it.each<readonly [string, FoundAddress['english']]>([
    ['a block', { buildingName: 'Amoy Gardens', block: { descriptor: 'BLK', number: '7' } }],
    ['a tower', { buildingName: 'Amoy Gardens', block: { descriptor: 'TOWER', number: '7' } }],
  ])('leaves the block to what was found, where that tells %s', async (_, english) => {
    const { asked, store } = await show();
    type('Block 3, Amoy Gardens');
    await pass(1000);
    await choose(asked[0], { english: english ?? {} });
    expect(JSON.stringify(store.get('/home'))).not.toContain('3');
    expect(JSON.stringify(store.get('/home'))).toContain('7');
  });

  it('chooses nothing when it is left', async () => {
    const { asked, store } = await show();
    type('amoy');
    await pass(1000);
    await act(async () => asked[0]?.answer([HOUSE]));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.blur(box());
    await pass(1000);
    expect(store.get('/home')).toBeUndefined();
    expect(options()).toHaveLength(0);
  });

  it('is not there where nothing may be changed', async () => {
    await show({ home: { building: 'AMOY PLAZA' } }, { readOnly: true });
    await pass(100);
    expect(screen.queryByRole('combobox', { name: 'Search for the address' })).toBeNull();
  });
});

describe('an address without a lookup', () => {
  it('is typed in parts, with no search over them', async () => {
    const store = formInUse(form).store();
    renderFields({ store, texts: form.texts.en });
    vi.useFakeTimers();
    await pass(100);
    expect(screen.queryByRole('combobox', { name: 'Search for the address' })).toBeNull();
    expect(screen.getByLabelText('Name of building')).toBeTruthy();
  });
});
