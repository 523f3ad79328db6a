import { describe, expect, it } from 'vitest';
import { answerInText } from '../../../engine/review/answerInText.ts';
import { answerLines } from '../../../engine/review/answerLines.ts';
import { makeForm } from '../support/makeForm.ts';

const WORDS = { texts: {}, language: 'en' } as const;

describe('answerLines() for a multi-line text', () => {
  it.each([
    ['First line\nsecond line', ['First line', 'second line']],
    ['First part\n\nSecond part', ['First part', '', 'Second part']],
    ['First part\r\n \r\n\r\n\r\nSecond part\n\n', ['First part', '', 'Second part']],
    ['\n \n', []],
  ])('keeps the paragraphs of %j, with one empty line between them', (value, lines) => {
    expect(answerLines({ valueType: 'multiline', textKey: 'x' }, value, WORDS)).toEqual(lines);
  });
});

it('answerInText() omits the empty lines', async () => {
  const { plan } = await makeForm({ reason: { type: 'string', multiline: true } });
  const input = { ...WORDS, plan, data: { reason: 'One\n\ntwo' }, visible: () => true };
  expect(answerInText('/reason', input)).toBe('One, two');
});
