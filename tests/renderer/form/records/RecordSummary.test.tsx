// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine';
import { type FormInUse, formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm, readShared } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const block = (name: string) => ({ $ref: `../../schemas/defs/${name}.schema.json` });
const TEXT = { type: 'string' };
const DATE = {
  type: 'object',
  properties: { d: TEXT, m: TEXT, y: TEXT },
  dateParts: { day: 'd', month: 'm', year: 'y' },
};
const ADDRESS = {
  flat: 'B',
  floor: '12',
  building: 'HARBOUR COURT',
  street: '1 SAMPLE ROAD',
  region: 'KLN',
  district: 'YTM',
};
const LOT = { lotType: 'KIL', lotNo: '64', lotSection1: 'A' };
const ROWS = [
  {
    name: 'CHAN',
    at: ADDRESS,
    both: { inner: { ...ADDRESS, flat: '', floor: '' } },
    on: { d: '01', m: '12', y: '2026' },
  },
  { lot: LOT, on: { d: '01' } },
];

let form: FormInUse;
/** The same list, one record at a time. */
let paged: FormInUse;
beforeAll(async () => {
  const both = { type: 'object', properties: { inner: block('address') } };
  const properties = { name: TEXT, at: block('address'), both, lot: block('lot'), on: DATE };
  const list = { type: 'array', maxItems: 9, items: { type: 'object', properties } };
  const files = makeFiles({ list });
  const withOptions = async (options: object) => {
    const ui = { list: { 'ui:options': { summary: Object.keys(properties), ...options } } };
    return formInUse(await loadForm({ ...files, ui }, readShared()));
  };
  form = await withOptions({});
  paged = await withOptions({ paged: true });
});
afterEach(cleanup);

const summaries = () =>
  [...document.querySelectorAll('.record-summary')].map(({ textContent }) => textContent);

describe('RecordSummary: the line of a closed record', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'CHAN · Flat B, 12/F, HARBOUR COURT, 1 SAMPLE ROAD, Yau Tsim Mong, Kowloon · HARBOUR COURT, 1 SAMPLE ROAD, Yau Tsim Mong, Kowloon · 01/12/2026',
      'Section A of Kowloon Inland Lot No. 64, KIL No. 64 s.A',
    ],
    [
      'zh-Hant',
      'CHAN · 九龍油尖旺區, 1 SAMPLE ROAD, HARBOUR COURT, 12樓B室 · 九龍油尖旺區, 1 SAMPLE ROAD, HARBOUR COURT · 2026年12月1日',
      '九龍內地段第64號A分段, KIL No. 64 s.A',
    ],
    [
      'zh-Hans',
      'CHAN · 九龙油尖旺区, 1 SAMPLE ROAD, HARBOUR COURT, 12楼B室 · 九龙油尖旺区, 1 SAMPLE ROAD, HARBOUR COURT · 2026年12月1日',
      '九龙内地段第64号A分段, KIL No. 64 s.A',
    ],
  ])('has the format of the review, in %s', (language, first, second) => {
    const texts = form.texts[language];
    renderFields({ store: form.store({ list: ROWS }), texts, language });
    expect(summaries().slice(0, 2)).toEqual([first, second]);
  });
});

it('RecordSummary: the table of a paged list has the format of the review', () => {
  renderFields({ store: paged.store({ list: ROWS }), texts: paged.texts.en });
  const cells = [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect(cells).toContain('Section A of Kowloon Inland Lot No. 64, KIL No. 64 s.A');
  expect(screen.getByRole('table')).toBeTruthy();
});

// The last test, because it resets the modules.
it('RecordSummary: lists the boxes in order until the code of addresses loads', async () => {
  vi.resetModules();
  const { FormFields, loadLists, loadProductTexts } = await import('#renderer');
  await Promise.all([loadLists(), ...LANGUAGES.map(loadProductTexts)]);
  const store = form.store({ list: ROWS });
  const texts = form.texts.en;
  const pointers = ['/list'];
  render(<FormFields {...{ store, texts, pointers }} language="en" messageText={String} />);
  expect(summaries()[0]).toContain('CHAN · B, 12, HARBOUR COURT');
  await act(() => vi.dynamicImportSettled());
  expect(summaries()[0]).toContain('CHAN · Flat B, 12/F, HARBOUR COURT');
});
