import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createFormStore,
  evaluateForm,
  type FormData,
  type Plan,
  type ReviewField,
  type ReviewItem,
  type ReviewSection,
  reviewSections,
  type Texts,
  type ValidatorModule,
} from '#engine';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const CODE = 'LODLIST';
const SAMPLES = new URL(`../../../forms/${CODE}/samples/`, import.meta.url);
const NOW = '2026-11-20T10:00:00+08:00';

let plan: Plan;
let validator: ValidatorModule;
let texts: Texts;
beforeAll(async () => {
  const form = await loadForm(readForm(CODE), readShared());
  ({ plan, validator } = form);
  texts = form.texts.en;
});

/** Returns the review of some answers from a store. */
function reviewed(data: FormData, now = NOW): readonly ReviewSection[] {
  const store = createFormStore(plan, validator, { data, now });
  const visible = (pointer: string) => store.isVisible(pointer);
  return reviewSections({ plan, data: store.data(), visible, texts, language: 'en' });
}

/** Returns the items of the first memorial with these answers. */
function memorial(answers: FormData): readonly ReviewItem[] {
  const items = reviewed({ memorials: [answers] }).flatMap((section) => section.items);
  const list = items.find(({ pointer }) => pointer === '/memorials');
  return (list?.kind === 'records' && list.records[0]?.items) || [];
}

const partiesOf = (parties: readonly unknown[]) =>
  memorial({ parties }).find(({ pointer }) => pointer === '/memorials/0/parties');

/** Returns a review without pointers. */
const words = (sections: readonly ReviewSection[]) =>
  JSON.stringify(sections, (key, value) => (key === 'pointer' ? undefined : value));

describe('reviewSections: of a list that drops empty rows', () => {
  it.each(readdirSync(SAMPLES))(
    'U-31: reviews the answers on the page like the submitted answers: %s',
    async (file) => {
      const { default: sample } = await import(new URL(file, SAMPLES).href, {
        with: { type: 'json' },
      });
      const { now, formData } = sample;
      const { data } = evaluateForm(plan, validator, { data: formData, now });
      expect(words(reviewed(formData, now))).toBe(words(reviewed(data, now)));
    },
  );

  it('numbers the non-empty rows, with the pointers of the page', () => {
    const named = (partyNameEng: string) => ({ partyNameEng });
    expect(partiesOf([{ partyNameEng: ' ' }, named('ALPHA'), {}, named('BETA')])).toMatchObject({
      kind: 'records',
      records: [
        { title: 'Party 1', pointer: '/memorials/0/parties/1' },
        { title: 'Party 2', pointer: '/memorials/0/parties/3' },
      ],
    });
  });

  it('U-30: shows a list without records as one answer', () => {
    for (const parties of [[], [{}, {}], [{ partyNameEng: '' }]]) {
      expect(partiesOf(parties)).toEqual({
        kind: 'field',
        pointer: '/memorials/0/parties',
        label: texts['memorials.parties.label'],
        lines: [],
        chinese: false,
      });
    }
  });

  it('keeps an empty row in a list that refuses empty rows', () => {
    const list = reviewed({ memorials: [{}, {}] })
      .flatMap(({ items }) => items)
      .find(({ pointer }) => pointer === '/memorials');
    expect(list).toMatchObject({ records: [{ title: 'Memorial 1' }, { title: 'Memorial 2' }] });
  });
});

describe('reviewSections: an answer that the applicant cannot change', () => {
  it('U-30: is marked only when it is computed', () => {
    const fee = fieldsIn(memorial({ registrationFee: { optionKey: 'other' } }));
    expect(fee.filter(({ isFixed }) => isFixed).map(({ pointer }) => pointer)).toEqual([
      '/memorials/0/registrationFee/feePayable',
    ]);
    const lot = fieldsIn(memorial({ lotNumbers: [{ lotType: 'KIL', lotNo: '1' }] }));
    expect(lot.find(({ pointer }) => pointer.endsWith('/lotNumbers/0'))?.isFixed).toBeUndefined();
  });
});

function fieldsIn(items: readonly ReviewItem[]): readonly ReviewField[] {
  return items.flatMap((item) => {
    if (item.kind === 'field') return [item];
    if (item.kind === 'note') return [];
    return item.kind === 'group'
      ? fieldsIn(item.items)
      : item.records.flatMap((record) => fieldsIn(record.items));
  });
}
