import { describe, expect, it } from 'vitest';
import { fillText } from '../../../engine/messages/fillText.ts';
import { resolveMessage } from '../../../engine/messages/resolveMessage.ts';

const TEXTS: Readonly<Record<string, string>> = {
  busy: 'The system is currently busy.',
  nothing: 'null',
  validation_maxChars: 'Enter at most {0} characters',
  validation_invalid: 'Not valid',
  validation_invalidPart: 'Check {0}. {2}',
  validation_maxChars_check: 'Drop a few of {0}',
  generalErrMsg: 'Please contact the help desk.',
  generalErrMsgWithSubmissionId: 'Please quote {0}.',
};

function catalogue(key: string, args: readonly (string | number)[]): string | undefined {
  const text = TEXTS[key];
  return text === undefined ? undefined : fillText(text, args);
}

describe('resolveMessage', () => {
  it.each([
    [{ key: 'busy', args: [] }, 'The system is currently busy.'],
    [{ key: 'validation_maxChars', args: [8] }, 'Enter at most 8 characters'],
    [{ key: 'nothing', args: [] }, 'Please contact the help desk.'],
    [{ key: 'nothing', args: [], submissionId: 'S1' }, 'Please quote S1.'],
    [{ key: 'other', args: [] }, 'Please contact the help desk.'],
    [{ key: 'other', args: [], submissionId: 'S1' }, 'Please quote S1.'],
    [{ key: 'validation_ours', args: [], text: 'Our words' }, 'Our words'],
    [{ key: 'validation_ours', args: [], text: 'null' }, 'Please contact the help desk.'],
    [{ key: 'validation_ours', args: [], text: '' }, 'Please contact the help desk.'],
  ])('finds the message of %j', (message, words) => {
    expect(resolveMessage(message, catalogue)).toBe(words);
  });

  it.each(['ECONNREFUSED', 'TypeError', 'unknown', 'validation', 'sql_validation_x'])(
    'D-14: hides the text of an error outside the catalogue (%s)',
    (key) => {
      const message = { key, args: [], text: 'at /srv/app/secret.ts:12' };
      expect(resolveMessage(message, catalogue)).toBe('Please contact the help desk.');
    },
  );

  it("D-14: shows the message's own text as one short line for a key of our namespaces", () => {
    const text = `one\u0000\n${'x'.repeat(300)}`;
    const shown = resolveMessage({ key: 'payment_ours', args: [], text }, catalogue);
    expect([shown.startsWith('one x'), [...shown].length]).toEqual([true, 200]);
  });

  it('returns the key when the catalogue has no text', () => {
    expect(resolveMessage({ key: 'busy', args: [] }, () => undefined)).toBe('busy');
  });
});
