import { describe, expect, it } from 'vitest';
import { type ReviewField, type ReviewSection, textSummary } from '#engine';

const WORDS = { notProvided: 'Not provided', notCalculated: 'Not calculated', colon: ': ' };

function field(label: string, lines: readonly string[], more: Partial<ReviewField> = {}) {
  return { kind: 'field', pointer: `/${label}`, label, lines, chinese: false, ...more } as const;
}

function summaryOf(...items: ReviewSection['items']): string {
  return textSummary('Form (F)', [{ stepId: 'a', title: 'Part A', items }], WORDS);
}

describe('textSummary()', () => {
  it('writes a line for each answer below its section', () => {
    expect(summaryOf(field('Name', ['CHAN']), field('Phone', []))).toBe(
      'Form (F)\n\nPart A\nName: CHAN\nPhone: Not provided\n',
    );
  });

  it.each([
    ['Who lodges it?', 'Who lodges it? CHAN'],
    ['由誰送交？', '由誰送交？CHAN'],
  ])('adds no colon after the question mark of %s', (label, line) => {
    expect(summaryOf(field(label, ['CHAN']))).toContain(`\n${line}\n`);
  });

  it('indents the further lines of an answer, typed line breaks included', () => {
    expect(summaryOf(field('Address', ['Flat A', 'Central\r\nHong Kong']))).toContain(
      'Address: Flat A\n  Central\n  Hong Kong\n',
    );
  });

  it('marks a computed answer without a value as not calculated', () => {
    expect(summaryOf(field('Fee', [], { isUncalculated: true }))).toContain('Fee: Not calculated');
  });

  it('omits the text that an answer crosses out', () => {
    const output = [
      { text: 'I am ', isStruck: false },
      { text: 'not ', isStruck: true },
      { text: 'the owner', isStruck: false },
    ];
    expect(summaryOf(field('Owner', ['Yes'], { output }))).toContain(
      'Owner: Yes\n  I am the owner\n',
    );
  });

  it('writes records below their titles, and notes unchanged', () => {
    const records = [
      { pointer: '/r/0', title: 'Memorial 1', summary: '', items: [field('Nature', ['Lease'])] },
      { pointer: '/r/1', title: 'Memorial 2', summary: '', items: [] },
    ];
    const text = summaryOf(
      { kind: 'records', pointer: '/r', label: 'Memorials', records },
      { kind: 'note', pointer: '/n', label: '', text: 'One.\n• Two' },
    );
    expect(text).toContain('Memorials\n\nMemorial 1\n  Nature: Lease\n\nMemorial 2\nOne.\n• Two\n');
  });
});
