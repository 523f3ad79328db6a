import type { FormData, JsonObject } from '#engine';
import { type FormInUse, formInUse, makeFiles } from '../engine/support/makeForm.ts';
import { loadForm } from '../engine/support/readForms.ts';
import { showForm } from './formOnPage.ts';

/** The texts of the form of an instrument. */
export const INSTRUMENT_TEXTS = {
  'prn.label': 'Property numbers',
  'prn.record': 'PRN {n}',
  'prn.add': 'Add another PRN',
  'prn.error.validationErr_duplicatePrn': 'This number is there twice',
  'parties.label': 'Parties',
  'parties.record': 'Party {n}',
  'parties.add': 'Add another party',
  'parties.nameEng.label': 'Name in English',
  'parties.nameChi.label': 'Name in Chinese',
  'parties.idNum.label': 'Document number',
};

/** The fields of an instrument: property numbers, and parties with a name in either language. */
export const INSTRUMENT: JsonObject = {
  prn: { type: 'array', emptyRows: 'drop', initialRows: 3, items: { type: 'string', prn: true } },
  parties: {
    type: 'array',
    emptyRows: 'drop',
    items: {
      type: 'object',
      atLeastOneOf: {
        fields: ['nameEng', 'nameChi'],
        key: 'validationErr_nameOfPartiesRequired',
      },
      properties: {
        nameEng: { type: 'string', englishOnly: true },
        nameChi: { type: 'string', chineseOnly: true },
        idNum: { type: 'string' },
      },
    },
  },
};
const UNIQUE = [{ paths: ['/prn/*'], ignore: ['-'], key: 'validationErr_duplicatePrn' }];

/** Compiles and renders the form of an instrument with some answers. */
export async function showInstrument(data: FormData) {
  const form = formInUse(await loadForm(makeFiles(INSTRUMENT, { schema: { unique: UNIQUE } })));
  return showInForm(form, data);
}

/** Renders a form with the texts of an instrument. */
export const showInForm = (form: FormInUse, data: FormData) =>
  showForm(form, data, INSTRUMENT_TEXTS);
