import { expect, it } from 'vitest';
import { block, Describer, line } from '../../../../scripts/doc/review/Describer.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const form = await reviewedForm(
  { kind: { type: 'string' }, box: { type: 'boolean' } },
  { texts: { 'kind.label': 'Kind', 'kind.error.odd': '{label}: {0}' } },
);
const describer = new Describer(form);

it('Describer: converts markup, places of answers and struck-out words to plain text', () => {
  expect(describer.prose('**Call** {phone}\n\n- {/kind}\n- {a|I} / {!b|we}')).toEqual([
    'Call 3105 0000',
    '• “Kind”',
    '• I / we',
  ]);
  expect(describer.text('nothing')).toEqual([]);
});

it('Describer: returns the message of the form, otherwise the product’s, with the singular', () => {
  expect(describer.message('/kind', 'odd', 'odd', [3])).toBe('Kind: 3');
  expect(describer.message('/box', 'validation_maxChars', 'maxChars', [1])).toBe(
    'Enter at most 1 character',
  );
});

it('line and block: leave out lines without a text', () => {
  expect(line('Help', ['', ''])).toEqual([]);
  const made = block({ key: 'a', level: 2, title: 'A' }, line('Help', 'x'), line(undefined, ['y']));
  expect(made.lines).toEqual([{ name: 'Help', texts: ['x'] }, { texts: ['y'] }]);
});
