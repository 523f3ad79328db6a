import { describe, expect, it } from 'vitest';
import { fieldMessage, textKeyOf } from '../../../engine/messages/fieldMessage.ts';
import { fillText } from '../../../engine/messages/fillText.ts';

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

describe('fieldMessage', () => {
  const texts = {
    'orders.PRN.label': 'PRN',
    'orders.PRN.error.prn': 'Check the {label}',
    'orders.PRN.error.validation_maxChars': '{label}: {0} at most',
    'orders.PRN.error.warn_odd': 'An odd {label}',
  };
  const error = { path: '/orders/12/PRN', key: 'validation_maxChars', args: [8] };

  it('U-03: prefers the form’s message for the key, then for the rule, then the product’s', () => {
    const wrong = { ...error, key: 'validationErr_prnFormat', rule: 'prn' };
    expect(fieldMessage(wrong, texts, catalogue)).toBe('Check the PRN');
    expect(fieldMessage({ ...wrong, key: 'warn_odd' }, texts, catalogue)).toBe('An odd PRN');
    expect(fieldMessage({ ...error, rule: 'maxChars' }, texts, catalogue)).toBe('PRN: 8 at most');
    expect(fieldMessage({ ...error, path: '/name' }, texts, catalogue)).toBe(
      'Enter at most 8 characters',
    );
  });

  it("U-10: uses the product's message for the faulty part, if there is such a message", () => {
    const wrong = { ...error, path: '/name', part: 'check' };
    expect(fieldMessage(wrong, texts, catalogue)).toBe('Drop a few of 8');
    expect(fieldMessage({ ...wrong, part: 'other' }, texts, catalogue)).toBe(
      'Enter at most 8 characters',
    );
    expect(fieldMessage({ ...error, part: 'check' }, texts, catalogue)).toBe('PRN: 8 at most');
  });
});

describe('fieldMessage: a part of an answer', () => {
  const error = { path: '/it', key: 'validation_invalidPart', rule: 'json' };
  const args = ['a › 2', '/a/1', 'validation_maxChars', 8];

  it('names the part and the reason', () => {
    const words = fieldMessage({ ...error, args }, {}, catalogue);
    expect(words).toBe('Check a › 2. Enter at most 8 characters');
    const unexplained = { ...error, args: ['a', '/a'] };
    expect(fieldMessage(unexplained, {}, catalogue)).toBe('Check a. Not valid');
  });

  it("uses the form's own text for the reason, when there is one", () => {
    const texts = { 'it.error.validation_maxChars': '{label} is longer than {0}' };
    const words = fieldMessage({ ...error, args }, texts, catalogue);
    expect(words).toBe('Check a › 2. a › 2 is longer than 8');
  });

  it("uses the form's own message for the whole answer", () => {
    const texts = { 'it.error.json': '{label}, {0}: {2}', 'it.label': 'It' };
    const words = fieldMessage({ ...error, args }, texts, catalogue);
    expect(words).toBe('It, a › 2: Enter at most 8 characters');
  });
});

describe('textKeyOf', () => {
  it.each([
    ['/orders/0/PRN', 'orders.PRN'],
    ['/CorrAddress/building', 'CorrAddress.building'],
    ['/orders', 'orders'],
    ['', ''],
  ])('for %j returns %j', (pointer, key) => {
    expect(textKeyOf(pointer)).toBe(key);
  });
});
