import { beforeAll, describe, expect, it } from 'vitest';
import type { ListNode } from '#engine';
import { answerName, recordName } from '../../../renderer/form-context/recordName.ts';
import { wordsIn } from '../../../renderer/i18n/formWords.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { FakeStore } from '../../support/FakeStore.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

beforeAll(() => loadProductTexts('en'));

const PLAN = planOf({
  orders: list({ email: leaf('text'), codes: list({ code: leaf('text') }) }),
  home: group({ district: leaf('text') }),
  silent: group({ part: leaf('text') }),
});
const TEXTS = {
  'orders.label': 'Orders',
  'orders.record': 'Land register {n}',
  'orders.email.label': 'Alert e-mail',
  'orders.codes.label': 'Codes',
  'orders.codes.code.label': 'Code',
  'home.label': 'Correspondence address',
  'home.district.label': 'District',
  'silent.label': '',
  'silent.part.label': 'Part',
};
const store = FakeStore.of(PLAN);

describe('recordName', () => {
  const node = store.node('/orders') as ListNode;

  it('counts from 1 in the text of the form', () => {
    expect(recordName(node, 1, TEXTS, wordsIn('en'))).toBe('Land register 2');
  });

  it('is a product text if the form has none', () => {
    expect(recordName(node, 0, {}, wordsIn('en'))).toBe('Record 1');
  });
});

describe('answerName', () => {
  it.each([
    ['/orders', 'Orders'],
    ['/orders/1', 'Land register 2'],
    ['/orders/1/email', 'Land register 2, Alert e-mail'],
    ['/orders/0/codes', 'Land register 1, Codes'],
    ['/orders/0/codes/2/code', 'Land register 1, Record 3, Code'],
    ['/home/district', 'Correspondence address, District'],
    ['/silent/part', 'Part'],
    ['/silent', ''],
  ])('of %s is %j', (pointer, name) => {
    expect(answerName(store, pointer, TEXTS, wordsIn('en'))).toBe(name);
  });
});
