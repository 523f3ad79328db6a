import { describe, expect, it } from 'vitest';
import { answerInText } from '../../../engine/review/answerInText.ts';
import { answerLines } from '../../../engine/review/answerLines.ts';
import { makeForm } from '../support/makeForm.ts';

const WORDS = { texts: {}, language: 'en' } as const;

describe('answerLines() of a text of several lines', () => {
  it.each([
    ['First line\nsecond line', ['First line', 'second line']],
    ['First part\n\nSecond part', ['First part', '', 'Second part']],
    ['First part\r\n \r\n\r\n\r\nSecond part\n\n', ['First part', '', 'Second part']],
    ['\n \n', []],
  ])('keeps %j in its paragraphs, with one empty line between two', (value, lines) => {
    expect(answerLines({ valueType: 'multiline', textKey: 'x' }, value, WORDS)).toEqual(lines);
  });
});

it('answerInText() leaves the empty lines out', async () => {
  const { plan } = await makeForm({ reason: { type: 'string', multiline: true } });
  const input = { ...WORDS, plan, data: { reason: 'One\n\ntwo' }, visible: () => true };
  expect(answerInText('/reason', input)).toBe('One, two');
});
