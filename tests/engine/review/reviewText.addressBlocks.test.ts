import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, reviewSections } from '#engine';
import { formInUse, makeFiles } from '../support/makeForm.ts';
import { type LoadedForm, loadForm, readShared } from '../support/readForms.ts';

const ref = (name: string) => ({ $ref: `../../schemas/defs/${name}.schema.json` });

const DATA = {
  lot: { lotType: 'KIL', lotNo: '1234', lotSection1: 'A', lotSubsection1: '1' },
  lines: { line1: '1 HIGH STREET', line3: 'LONDON' },
  box: { boxNo: '98765', postOffice: 'TSIM SHA TSUI', region: 'KLN' },
};

const WRITTEN = {
  en: [
    ['Subsection 1 of Section A of Kowloon Inland Lot No. 1234', 'KIL No. 1234 s.A ss.1'],
    ['1 HIGH STREET', 'LONDON'],
    ['P.O. Box 98765', 'TSIM SHA TSUI', 'Kowloon'],
  ],
  'zh-Hant': [
    ['九龍內地段第1234號A分段第1小分段', 'KIL No. 1234 s.A ss.1'],
    ['1 HIGH STREET', 'LONDON'],
    ['九龍', 'TSIM SHA TSUI', '郵政信箱98765號'],
  ],
  'zh-Hans': [
    ['九龙内地段第1234号A分段第1小分段', 'KIL No. 1234 s.A ss.1'],
    ['1 HIGH STREET', 'LONDON'],
    ['九龙', 'TSIM SHA TSUI', '邮政信箱98765号'],
  ],
};

describe('reviewSections: the review of address blocks', () => {
  let form: LoadedForm;
  beforeAll(async () => {
    const properties = { lot: ref('lot'), lines: ref('address-lines'), box: ref('post-box') };
    form = await loadForm(makeFiles(properties), readShared());
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('has one answer per block, in %s', (language) => {
    const { plan, texts } = form;
    const [section] = reviewSections({
      plan,
      data: { ...DATA, lot: { ...DATA.lot, lotText: 'KIL No. 1234 s.A ss.1' } },
      visible: () => true,
      texts: texts[language],
      language,
    });
    const lines = section?.items.map((item) => (item.kind === 'field' ? item.lines : item.kind));
    expect(lines).toEqual(WRITTEN[language]);
  });

  it.each([
    ['en', 'Section A of Kowloon Inland Lot No. 64'],
    ['zh-Hant', '九龍內地段第64號A分段'],
    ['zh-Hans', '九龙内地段第64号A分段'],
  ] as const)('also writes a lot in a record in words, in %s', async (language, words) => {
    const lots = { type: 'array', maxItems: 3, items: ref('lot') };
    const { plan, texts } = await loadForm(makeFiles({ lots }), readShared());
    const lot = { lotType: 'KIL', lotNo: '64', lotSection1: 'A', lotText: 'KIL No. 64 s.A' };
    const data = { lots: [lot] };
    const visible = (pointer: string) => !pointer.endsWith('lotTypeOther');
    const input = { plan, data, visible, texts: texts[language], language };
    const [list] = reviewSections(input).flatMap(({ items }) => items);
    const items = list?.kind === 'records' ? list.records.flatMap((each) => each.items) : [];
    expect(items.find(({ pointer }) => pointer === '/lots/0/lotText')).toMatchObject({
      lines: [words, 'KIL No. 64 s.A'],
    });
    expect(items.find(({ pointer }) => pointer === '/lots/0/lotNo')).toMatchObject({
      lines: ['64'],
    });
  });

  const OTHER = { lotType: 'OTH', lotNo: '12' };
  it.each([
    [OTHER, 'Lot No. 12', ['Lot No. 12', '地段第12號', '地段第12号']],
    [
      { ...OTHER, lotTypeOther: 'Pier Lot', lotSection1: 'A' },
      'Pier Lot No. 12 s.A',
      ['Section A of Pier Lot No. 12', 'Pier Lot第12號A分段', 'Pier Lot第12号A分段'],
    ],
    [
      { lotType: 'DD', ddNo: '107', lotNo: '12' },
      'Lot No. 12 in DD 107',
      ['Lot No. 12 in D.D. 107', '丈量約份第107約地段第12號', '丈量约份第107约地段第12号'],
    ],
  ])('shows only the typed name of a lot of another type: %j', (lot, register, words) => {
    const { plan, texts } = form;
    const store = formInUse(form).store({ lot });
    const data = store.evaluate().data;
    expect(data).toMatchObject({ lot: { lotText: register } });
    const visible = store.isVisible.bind(store);
    for (const [at, language] of LANGUAGES.entries()) {
      const input = { plan, data, visible, texts: texts[language], language };
      const [item] = reviewSections(input).flatMap(({ items }) => items);
      // The review shows one line when both texts are the same.
      const lines = [...new Set([words[at], register])];
      expect(item).toMatchObject({ lines });
    }
  });

  it.each([
    [{}, 'Lot number 12'],
    [{ lotTypeOther: 'Pier Lot' }, 'Pier Lot', 'Lot number 12'],
  ])(
    'shows only the typed name of a property on a lot of another type: %j',
    async (more, ...lines) => {
      const { plan, texts } = await loadForm(makeFiles({ it: ref('property') }), readShared());
      const data = { it: { addressType: 'Lot', ...OTHER, ...more } };
      const input = { plan, data, visible: () => true, texts: texts.en, language: 'en' } as const;
      expect(reviewSections(input).flatMap(({ items }) => items)).toMatchObject([{ lines }]);
    },
  );
});
