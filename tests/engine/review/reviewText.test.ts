import { describe, expect, it } from 'vitest';
import type { ReviewInput, ReviewItem } from '../../../engine/review/Review.ts';
import { reviewSections } from '../../../engine/review/reviewText.ts';
import { DATA, PLAN, TEXTS } from '../support/reviewedForm.ts';

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

/** Returns the lines of each answer by its pointer. */
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
  it('has a section for each own step with content', () => {
    expect(review().map(({ stepId, title }) => [stepId, title])).toEqual([
      ['who', 'Applicant'],
      ['what', 'Land registers'],
    ]);
  });

  it('formats every type of answer for the reader', () => {
    expect(lines(review())).toEqual({
      '/name': ['CHAN TAI MAN 陳大文'],
      '/remarks': ['one', '', 'two'],
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

  it('adds a title and a summary to each record, from the fields in the layout', () => {
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

  it('omits the label of a list when it repeats the section heading', () => {
    const [, what] = review({ texts: { ...TEXTS, 'orders.label': 'Land registers' } });
    expect(what).toMatchObject({
      title: 'Land registers',
      items: [{ kind: 'records', label: '' }],
    });
  });

  it('follows the language: dates, "Yes", the order of an address', () => {
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

  it('shows a retyped answer once', () => {
    expect(Object.keys(lines(review()))).not.toContain('/emailAgain');
  });

  it('omits answers without an input on the page', () => {
    expect(Object.keys(lines(review()))).not.toContain('/linkToken');
    expect(JSON.stringify(review())).not.toContain('abcdef');
  });

  it('shows no hidden answer and no password', () => {
    const shown = lines(
      review({ visible: (pointer) => !pointer.startsWith('/orders/0/PRN') && pointer !== '/name' }),
    );
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['/name']));
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['/orders/0/PRN']));
    expect(JSON.stringify(review())).not.toContain('hunter22');
  });

  it('marks Chinese text on an English page', () => {
    const [who] = review();
    expect(who?.items[0]).toMatchObject({ pointer: '/name', chinese: true });
    const [whoInChinese] = review({ language: 'zh-Hans' });
    expect(whoInChinese?.items[0]).toMatchObject({ chinese: false });
  });

  it('lists every visible field when there are no answers', () => {
    const empty = lines(review({ data: {} }));
    expect(Object.values(empty).flat()).toEqual([]);
    expect(Object.keys(empty)).toContain('/name');
    expect(empty['/orders/0/PRN']).toBeUndefined();
  });
});
