import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../engine/definition/Plan.ts';
import type { ReviewInput, ReviewItem } from '../../../engine/format/Review.ts';
import { reviewSections } from '../../../engine/format/reviewText.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { step } from '../support/wizardWorld.ts';

const HKID_IF = {
  keyword: 'hkid',
  when: 0,
  key: 'validation_invalidHKID',
  args: [],
  severity: 'error' as const,
};

const TYPED_AGAIN = {
  keyword: 'sameAs',
  key: 'validation_notSame',
  args: [],
  severity: 'error' as const,
};

const PLAN: Plan = {
  ...planOf({
    name: leaf('text'),
    remarks: leaf('multiline'),
    hkid: leaf('hkid'),
    idDoc: choice(['hkid', 'other']),
    idNo: leaf('text', { rules: [HKID_IF] }),
    agree: leaf('checkbox'),
    sources: choice(['web', 'friend'], {}, 'choices'),
    fee: leaf('money'),
    shares: leaf('percentage'),
    email: leaf('email'),
    emailAgain: leaf('email', { rules: [TYPED_AGAIN] }),
    linkToken: leaf('text', { ui: { 'ui:widget': 'hidden' } }),
    file: leaf('file'),
    secret: leaf('password'),
    address: group(
      {
        floor: leaf('text'),
        street: leaf('text'),
        district: choice(['CW']),
        region: choice(['HK']),
      },
      { ui: { 'ui:field': 'address' } },
    ),
    lot: group({ lotNo: leaf('text') }),
    property: group(
      {
        streetNo: leaf('text'),
        street: leaf('text'),
        lotType: choice(['IL']),
        lotNo: leaf('text'),
      },
      { ui: { 'ui:field': 'property' } },
    ),
    orders: list(
      {
        plan: choice(['new24']),
        PRN: leaf('prn'),
        start: group(
          { d: leaf('integer'), m: leaf('integer'), y: leaf('integer') },
          { dateParts: { day: 'd', month: 'm', year: 'y' } },
        ),
      },
      { ui: { 'ui:options': { summary: ['plan', 'PRN', 'start'] } } },
    ),
  }),
  conditions: [{ kind: 'test', pattern: '/idDoc', test: 't0' }],
  steps: [
    step('who', {
      fields: [
        '/name',
        '/remarks',
        '/hkid',
        '/idDoc',
        '/idNo',
        '/agree',
        '/sources',
        '/fee',
        '/shares',
        '/email',
        '/emailAgain',
        '/linkToken',
        '/file',
        '/secret',
        '/address',
        '/lot',
        '/property',
      ],
    }),
    step('what', { fields: ['/orders'] }),
    step('nothing', { fields: ['/hidden'] }),
  ],
};

const TEXTS = {
  '$steps.who.title': 'Applicant',
  '$steps.what.title': 'Land registers',
  'name.label': 'Name',
  'address.region.options.HK': 'Hong Kong',
  'address.district.options.CW': 'Central and Western',
  'sources.options.web': 'Website',
  'orders.label': 'Orders',
  'orders.record': 'Land register {n}',
  'orders.plan.options.new24': '24 months',
  'lot.label': 'Lot',
  'property.lotNo.label': 'Lot number',
  'property.lotType.options.IL': 'Inland Lot',
};

const DATA = {
  name: 'CHAN TAI MAN 陳大文',
  remarks: 'one\n\ntwo',
  hkid: 'A1234563',
  idDoc: 'hkid',
  idNo: 'A1234563',
  agree: true,
  sources: ['web', 'friend'],
  fee: '1234.00',
  shares: '33.33',
  email: 'taiman@example.hk',
  emailAgain: 'taiman@example.hk',
  linkToken: 'abcdef',
  file: { name: 'proof.pdf', size: 1_572_864, type: 'application/pdf', sha256: '0', ref: 'r' },
  secret: 'hunter22',
  address: { floor: '12', street: '1 EXAMPLE STREET', district: 'CW', region: 'HK' },
  orders: [{ plan: 'new24', PRN: 'A0123453', start: { d: '01', m: '12', y: '2026' } }, {}],
};

function review(more: Partial<ReviewInput> = {}) {
  return reviewSections({
    plan: PLAN,
    data: DATA,
    visible: () => true,
    texts: TEXTS,
    language: 'en',
    ...more,
  });
}

/** Lines of each answer by its pointer. */
function lines(sections: ReturnType<typeof review>): Record<string, readonly string[]> {
  return Object.fromEntries(sections.flatMap(({ items }) => items.flatMap(linesOf)));
}

function linesOf(item: ReviewItem): readonly (readonly [string, readonly string[]])[] {
  switch (item.kind) {
    case 'field':
      return [[item.pointer, item.lines]];
    case 'note':
      return [[item.pointer, [item.text]]];
    case 'group':
      return item.items.flatMap(linesOf);
    case 'records':
      return item.records.flatMap(({ items }) => items.flatMap(linesOf));
  }
}

describe('reviewSections()', () => {
  it('has a section for each own step that shows anything', () => {
    expect(review().map(({ stepId, title }) => [stepId, title])).toEqual([
      ['who', 'Applicant'],
      ['what', 'Land registers'],
    ]);
  });

  it('writes every kind of answer as a person reads it', () => {
    expect(lines(review())).toEqual({
      '/name': ['CHAN TAI MAN 陳大文'],
      '/remarks': ['one', 'two'],
      '/hkid': ['A123456(3)'],
      '/idDoc': ['hkid'],
      '/idNo': ['A123456(3)'],
      '/agree': ['Yes'],
      '/sources': ['Website', 'friend'],
      '/fee': ['HK$1,234.00'],
      '/shares': ['33.33%'],
      '/email': ['taiman@example.hk'],
      '/file': ['proof.pdf (1.50 MB)'],
      '/address': ['12/F', '1 EXAMPLE STREET', 'Central and Western', 'Hong Kong'],
      '/lot/lotNo': [],
      '/property': [],
      '/orders/0/plan': ['24 months'],
      '/orders/0/PRN': ['A0123453'],
      '/orders/0/start': ['01/12/2026'],
      '/orders/1/plan': [],
      '/orders/1/PRN': [],
      '/orders/1/start': [],
    });
  });

  it.each([
    [{ streetNo: '10-12', street: 'SAMPLE ROAD' }, ['10-12 SAMPLE ROAD']],
    [{ lotType: 'IL', lotNo: '8888' }, ['Inland Lot', 'Lot number 8888']],
  ])('writes a property as one answer: %j', (property, expected) => {
    expect(lines(review({ data: { property } }))['/property']).toEqual(expected);
  });

  it('titles each record and sums it up by the fields that the layout names', () => {
    const [, what] = review();
    expect(what?.items).toMatchObject([
      {
        kind: 'records',
        label: 'Orders',
        records: [
          { title: 'Land register 1', summary: '24 months · A0123453 · 01/12/2026' },
          { title: 'Land register 2', summary: '' },
        ],
      },
    ]);
  });

  it('follows the language: dates, yes, the order of an address', () => {
    const chinese = lines(review({ language: 'zh-Hant' }));
    expect([chinese['/agree'], chinese['/orders/0/start'], chinese['/address']?.[1]]).toEqual([
      ['是'],
      ['2026年12月1日'],
      '1 EXAMPLE STREET',
    ]);
  });

  it('prints an identity number with brackets only when the document is an identity card', () => {
    const other = lines(review({ data: { ...DATA, idDoc: 'other' } }));
    expect(other['/idNo']).toEqual(['A1234563']);
  });

  it('shows what was typed a second time once', () => {
    expect(Object.keys(lines(review()))).not.toContain('/emailAgain');
  });

  it('leaves out what stands in no box of the page', () => {
    expect(Object.keys(lines(review()))).not.toContain('/linkToken');
    expect(JSON.stringify(review())).not.toContain('abcdef');
  });

  it('shows nothing that is hidden, and no password', () => {
    const shown = lines(
      review({ visible: (pointer) => !pointer.startsWith('/orders/0/PRN') && pointer !== '/name' }),
    );
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['/name']));
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['/orders/0/PRN']));
    expect(JSON.stringify(review())).not.toContain('hunter22');
  });

  it('marks plainly Chinese words on an English page', () => {
    const [who] = review();
    expect(who?.items[0]).toMatchObject({ pointer: '/name', chinese: true });
    const [whoInChinese] = review({ language: 'zh-Hans' });
    expect(whoInChinese?.items[0]).toMatchObject({ chinese: false });
  });

  it('gives every visible answer a place where nothing was given', () => {
    const empty = lines(review({ data: {} }));
    expect(Object.values(empty).flat()).toEqual([]);
    expect(Object.keys(empty)).toContain('/name');
    expect(empty['/orders/0/PRN']).toBeUndefined();
  });
});
