// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FormData, toWire } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm, readShared } from '../../../engine/support/readForms.ts';
import { box, showForm, tried, type } from '../../../support/formOnPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

describe('answers in blocks', () => {
  async function block(name: string, data: FormData) {
    const properties = { it: { $ref: `../../schemas/defs/${name}.schema.json` } };
    const form = formInUse(await loadForm(makeFiles(properties), readShared()));
    return showForm(form, data, form.texts.en);
  }

  it('B-48: do not send the text of an address kind that is no longer chosen', async () => {
    const { form, store } = await block('postal-address', {});
    fireEvent.click(screen.getByRole('radio', { name: /P\.O\. Box/ }));
    type('P.O. Box number', '98765');
    fireEvent.click(screen.getByRole('radio', { name: /elsewhere/ }));
    const [line] = screen.getAllByRole('textbox');
    if (line) fireEvent.input(line, { target: { value: '1 HIGH STREET' } });
    const { data } = store.evaluate();
    expect(data).toEqual({ it: { kind: 'lines', lines: { line1: '1 HIGH STREET' } } });
    expect(Object.keys(toWire(form.plan, data))).toEqual(['it_kind', 'it_lines_line1']);
    fireEvent.click(screen.getByRole('radio', { name: /P\.O\. Box/ }));
    expect(box('P.O. Box number').value).toBe('98765');
  });

  it('B-54: do not offer or keep a district of another region', async () => {
    const { store } = await block('address', {
      it: { building: 'A', region: 'HK', district: 'WC' },
    });
    const district = () => screen.getByLabelText<HTMLSelectElement>('District');
    expect(district().value).toBe('WC');
    fireEvent.change(screen.getByLabelText('Region'), { target: { value: 'KLN' } });
    expect([...district().options].map(({ value }) => value)).toEqual([
      '',
      ...['YTM', 'SSP', 'KLC', 'WTS', 'KT'],
    ]);
    expect(tried(store)).toMatchObject([
      { path: '/it/district', key: 'validation_districtRequired' },
    ]);
  });

  it.each([
    ['1234567', '1234567', 'validation_rangeChars'],
    ['12345678', '12345678', ''],
    ['1'.repeat(25), '1'.repeat(25), ''],
    ['1'.repeat(26), '1'.repeat(26), 'validation_rangeChars'],
    ['😀'.repeat(8), '😀'.repeat(8), ''],
    [' 1234567', ' 1234567', ''],
    ['密碼密碼密碼密碼', '密碼密碼密碼密碼', ''],
    [' 12345678', '12345678', 'validation_confirmPasswordDiff'],
  ])('B-53: the password %j with %j typed again: %s', async (password, again, key) => {
    const { store } = await block('ack-email', {
      it: { receiveAckEmail: true, ackEmail: 'a@example.hk', ackEmailIncludeFilledForm: true },
    });
    type('Password for the attached form', password);
    type('Password again', again);
    const keys = tried(store).map((error) => error.key);
    expect([...new Set(keys)]).toEqual(key === '' ? [] : [key]);
    expect(store.get('/it/password')).toBe(password);
  });

  it.each([
    ['en', 'In words: Section A of Lot No. 1515 in D.D. 107'],
    ['zh-Hant', '即： 丈量約份第107約地段第1515號A分段'],
  ] as const)('show a lot in words under its parts in a record, in %s', async (language, words) => {
    const lots = {
      type: 'array',
      maxItems: 3,
      items: { $ref: '../../schemas/defs/lot.schema.json' },
    };
    const form = formInUse(await loadForm(makeFiles({ lots }), readShared()));
    const store = form.store({ lots: [{ lotType: 'DD', ddNo: '107', lotNo: '1515' }] });
    renderFields({ store, texts: form.texts[language], language });
    const section = document.getElementById('f-lots-0-lotSection1');
    if (section) fireEvent.input(section, { target: { value: 'A' } });
    expect(document.querySelector('.lot-words')?.textContent).toBe(words);
  });
});
