import { describe, expect, it } from 'vitest';
import { paperAnswers } from '../../../engine/paper/paperAnswers.ts';
import type { ReviewInput } from '../../../engine/review/Review.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { DATA, PLAN, TEXTS } from '../support/reviewedForm.ts';

const answersOf = (more: Partial<ReviewInput> = {}) =>
  paperAnswers({
    plan: PLAN,
    data: DATA,
    visible: () => true,
    texts: TEXTS,
    language: 'en',
    ...more,
  });
const hiding =
  (...hidden: readonly string[]) =>
  (pointer: string) =>
    !hidden.includes(pointer);

describe('paperAnswers', () => {
  it('formats an answer as in the review', () => {
    const { name, fee, sources } = answersOf();
    expect(name).toEqual({ lines: ['CHAN TAI MAN 陳大文'] });
    expect(sources?.lines.join()).toContain('Website');
    expect(fee?.lines.join()).toContain('1,234.00');
  });

  it('contains every field of the form, without lines when it has no answer', () => {
    const answers = answersOf({ data: {} });
    expect(Object.keys(answers)).toEqual(PLAN.root.children.map(({ key }) => key));
    expect(answers.name).toEqual({ lines: [] });
    expect(answers.orders).toEqual({ lines: [], rows: [] });
  });

  it('contains a hidden field without lines', () => {
    const answers = answersOf({ visible: hiding('/name', '/address', '/orders') });
    expect([answers.name?.lines, answers.address?.lines]).toEqual([[], []]);
    expect(answers.orders).toEqual({ lines: [], rows: [] });
    expect(answers.hkid?.lines).not.toEqual([]);
  });

  it('contains the fields of an address, and the address in its own format', () => {
    const { address } = answersOf();
    expect(address?.fields?.floor).toEqual({ lines: ['12'] });
    expect(address?.fields?.region).toEqual({ lines: ['Hong Kong'] });
    expect(address?.lines.join('\n')).toContain('1 EXAMPLE STREET');
    expect(address?.lines).not.toEqual(
      Object.values(address?.fields ?? {}).flatMap(({ lines }) => lines),
    );
  });

  it('joins the lines of the fields of a plain group', () => {
    const plan = planOf({ home: group({ street: leaf('text'), flat: leaf('text') }) });
    const { home } = answersOf({ plan, data: { home: { street: 'A ROAD', flat: '7' } } });
    expect(home?.lines).toEqual(['A ROAD', '7']);
  });

  it('contains the rows of a list that are not empty', () => {
    const plan = planOf({
      orders: list(
        { plan: choice(['new']), parts: list({ no: leaf('text') }) },
        { emptyRows: 'drop' },
      ),
    });
    const data = { orders: [{}, { plan: 'new', parts: [{ no: '1' }, { no: '2' }] }] };
    const { orders } = answersOf({ plan, data, texts: { 'orders.plan.options.new': 'New' } });
    expect(orders?.rows).toHaveLength(1);
    expect(orders?.rows?.[0]?.plan).toEqual({ lines: ['New'] });
    expect(orders?.rows?.[0]?.parts?.rows).toEqual([
      { no: { lines: ['1'] } },
      { no: { lines: ['2'] } },
    ]);
    expect(orders?.lines).toEqual(['New', '1', '2']);
  });

  it('asks for the visibility of the answer in its row', () => {
    const plan = planOf({ orders: list({ no: leaf('text') }) });
    const data = { orders: [{ no: '1' }, { no: '2' }] };
    const { orders } = answersOf({ plan, data, visible: hiding('/orders/1/no') });
    expect(orders?.rows).toEqual([{ no: { lines: ['1'] } }, { no: { lines: [] } }]);
  });
});
