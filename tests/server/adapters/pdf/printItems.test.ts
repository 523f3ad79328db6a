import { describe, expect, it } from 'vitest';
import type { ReviewItem } from '#engine';
import { feeOf, toItem, toText } from '../../../../server/adapters/pdf/printItems.ts';

type Field = Extract<ReviewItem, { readonly kind: 'field' }>;

/** Creates an answer of the review. */
function field(change: Partial<Field>): ReviewItem {
  return { kind: 'field', label: 'Name', lines: [], chinese: false, ...change } as Field;
}

describe('toText', () => {
  it('splits a text into paragraphs and lists', () => {
    const text = 'First\n\n• one\n  •two\nSecond\n \n• three';
    expect(toText({ title: 'Title\u202e', text })).toEqual({
      title: 'Title[U+202E]',
      parts: [
        { kind: 'paragraph', text: 'First' },
        { kind: 'list', items: ['one', 'two'] },
        { kind: 'paragraph', text: 'Second' },
        { kind: 'list', items: ['three'] },
      ],
    });
  });

  it('T-33: cleans paragraphs and points', () => {
    const { parts } = toText({ title: '', text: 'a\u202eb\n• c\u200bd' });
    expect(parts).toEqual([
      { kind: 'paragraph', text: 'a[U+202E]b' },
      { kind: 'list', items: ['cd'] },
    ]);
    expect(toText({ title: '', text: '' }).parts).toEqual([]);
  });
});

describe('feeOf', () => {
  it('formats integer cents', () => {
    const line = { label: 'Copy\u202e', quantity: 2, unitPriceCents: 19_000, amountCents: 38_005 };
    expect(feeOf({ lines: [line], totalCents: 123_456_700 })).toEqual({
      lines: [
        { label: 'Copy[U+202E]', quantity: '2', unitPrice: 'HK$190.00', amount: 'HK$380.05' },
      ],
      total: 'HK$1,234,567.00',
    });
  });
});

describe('toItem', () => {
  it('divides an answer at every kind of line end', () => {
    const item = field({ label: 'Address\u202e', lines: ['a\r\nb', 'c\rd\ne', ''], chinese: true });
    expect(toItem(item)).toEqual({
      kind: 'field',
      label: 'Address[U+202E]',
      lines: ['a', 'b', 'c', 'd', 'e', ''],
      chinese: true,
    });
  });

  it('promise 15: marks a computed field without a value', () => {
    expect(toItem(field({ isUncalculated: true }))).toMatchObject({ uncalculated: true });
    expect(toItem(field({}))).not.toHaveProperty('uncalculated');
  });

  it('keeps the struck parts of a text below the answer', () => {
    const output = [
      { text: 'I\u202e', isStruck: false },
      { text: 'we', isStruck: true },
    ];
    expect(toItem(field({ output }))).toMatchObject({
      output: [
        { text: 'I[U+202E]', struck: false },
        { text: 'we', struck: true },
      ],
    });
    expect(toItem(field({}))).not.toHaveProperty('output');
  });

  it('converts notes, groups and records with their items', () => {
    const items = [field({ lines: ['x'] })];
    const printed = [{ kind: 'field', label: 'Name', lines: ['x'], chinese: false }];
    const note = { kind: 'note', label: '', text: '• a' } as ReviewItem;
    expect(toItem(note)).toEqual({
      kind: 'note',
      label: '',
      parts: [{ kind: 'list', items: ['a'] }],
    });
    const group = { kind: 'group', label: 'G', items } as unknown as ReviewItem;
    expect(toItem(group)).toEqual({ kind: 'group', label: 'G', items: printed });
    const record = { title: 'Order 1\u202e', summary: 'S\u202e', items };
    const records = { kind: 'records', label: 'R', records: [record] } as unknown as ReviewItem;
    expect(toItem(records)).toEqual({
      kind: 'records',
      label: 'R',
      records: [{ title: 'Order 1[U+202E]', summary: 'S[U+202E]', items: printed }],
    });
  });
});
