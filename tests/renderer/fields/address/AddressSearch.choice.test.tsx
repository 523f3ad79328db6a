// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundAddress, Language } from '#engine';
import type { LoadedForm } from '../../../engine/support/readForms.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import {
  announced,
  box,
  choose,
  HOUSE,
  homeForm,
  OFFICES,
  pass,
  SHED,
  showHome,
  type,
} from '../../../support/searchedAddress.tsx';

let form: LoadedForm;

beforeEach(async () => {
  form ??= await homeForm();
});
afterEach(() => vi.useRealTimers());

describe('U-14: an address that was found and chosen', () => {
  it('fills and announces the parts, keeps flat and floor, and can be undone', async () => {
    const before = { flat: 'B', floor: '12', estate: 'ANOTHER', block: '9' };
    const { asked, store, container } = await showHome(form, { home: before });
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
      'Filled in: Name of building, Number and name of street, Region, District. Check them, and fill in any missing part.',
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
    'fills in the language that the form sets, by default English: page %s, fillIn %s',
    async (language, fillIn, street) => {
      const ui = fillIn && { home: { 'ui:options': { fillIn } } };
      const { asked, store } = await showHome(
        await homeForm(ui),
        { home: { flat: 'B' } },
        { language },
      );
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
  ])(
    'fills in the flat, floor and block of the search text: %s',
    async (typed, language, inside) => {
      const { asked, store } = await showHome(form, undefined, { language });
      // An input method inserts its composed text at once.
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
      // After Undo, the search input has the typed text again.
      fireEvent.click(screen.getByRole('button', { name: /^(?:Undo|復原|撤销)$/ }));
      expect([store.get('/home'), box().value]).toEqual([undefined, typed]);
      fireEvent.keyDown(box(), { key: 'Enter' });
      expect(asked[1]?.query.text).toBe(typed);
    },
  );

  it('U-06: keeps on Undo the parts that were typed after the choice', async () => {
    const { asked, store } = await showHome(form, { home: { estate: 'ANOTHER', block: '9' } });
    type('amoy');
    await pass(1000);
    await choose(asked[0], HOUSE);
    const give = (name: string, value: string) =>
      fireEvent.input(screen.getByLabelText(name), { target: { value } });
    give('Flat or room', 'B');
    give('Name of building', 'AMOY PLAZA PHASE 2');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('/home')).toEqual({
      flat: 'B',
      block: '9',
      building: 'AMOY PLAZA PHASE 2',
      estate: 'ANOTHER',
    });
  });

  it('keeps typed parts, and replaces a floor from an earlier search', async () => {
    const { asked, store } = await showHome(form, { home: { flat: '9' } });
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
  ])('keeps the block of the found address if it contains %s', async (_, english) => {
    const { asked, store } = await showHome(form);
    type('Block 3, Amoy Gardens');
    await pass(1000);
    await choose(asked[0], { english: english ?? {} });
    expect(JSON.stringify(store.get('/home'))).not.toContain('3');
    expect(JSON.stringify(store.get('/home'))).toContain('7');
  });
});
