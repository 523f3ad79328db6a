// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const EXT_B = '\u{20000}';
const TEXT = { type: 'string' };

/** Fields with the rules of the specification. */
const FIELDS = {
  hkid: { ...TEXT, hkid: true },
  fee: {
    ...TEXT,
    rules: [
      { integerText: true, key: 'validationErr_regFeeInvalid' },
      { maxChars: 7, key: 'validationErr_regFeeMaxLen' },
      { maxValue: '998000', key: 'validationErr_regFeeTooLarge' },
      { multipleOf: '2660', key: 'validationErr_regFeeNotMultiple' },
    ],
  },
  sum: {
    ...TEXT,
    rules: [
      { amount: true, key: 'validationErr_considerationInvalid' },
      { maxValue: '9999999999999.99', key: 'validationErr_considerationTooLarge' },
    ],
  },
  chinese: { ...TEXT, chineseOnly: true, maxChars: 16 },
  email: { ...TEXT, email: true },
  emailAgain: { ...TEXT, email: true, sameAs: 'email' },
  password: { ...TEXT, password: true, rangeChars: [8, 25] },
  multiline: { ...TEXT, multiline: true },
  solicitor: { ...TEXT, solicitorsCode: true },
  memorial: { ...TEXT, memorialNumber: true },
  shares: { ...TEXT, percentage: true },
};

let form: FormInUse;
beforeAll(async () => {
  form = await makeForm(FIELDS);
});

/** Types into an input and blurs it. Returns the shown text, the stored value and the error. */
function leave(name: string, typed: string, data = {}) {
  const box = show(name, data);
  fireEvent.input(box, { target: { value: typed } });
  return left(name, box);
}

let store: ReturnType<FormInUse['store']>;

function show(name: string, data = {}) {
  vi.useFakeTimers();
  store = form.store(data);
  renderFields({ store, texts: { [`${name}.label`]: 'It' }, pointers: [`/${name}`] });
  return screen.getByLabelText<HTMLInputElement>('It');
}

function left(name: string, box: HTMLInputElement) {
  act(() => {
    fireEvent.blur(box);
    vi.runAllTimers();
  });
  const isWrong = box.getAttribute('aria-invalid') === 'true';
  const error = document.getElementById(`f-${name}-error`)?.textContent ?? '';
  expect(isWrong).toBe(error !== '');
  return { shown: box.value, kept: store.get(`/${name}`), error: error.replace(/^Error: /, '') };
}

/** Case id, field, typed text, text shown on blur, and error; '' for a valid answer. */
const CASES: readonly (readonly [string, keyof typeof FIELDS, string, string, string])[] = [
  ['B-41', 'hkid', 'A123456(4)', 'A1234564', 'validation_invalidHKID'],
  ['B-41', 'hkid', 'A12345', 'A12345', 'validation_invalidHKID'],
  ['B-41', 'hkid', 'AB1234567', 'AB1234567', 'validation_invalidHKID'],
  ['B-42', 'hkid', 'a123456(3)', 'A1234563', ''],
  ['B-42', 'hkid', 'Ａ１２３４５６（３）', 'A1234563', ''],
  ['B-42', 'hkid', 'A 123456 3', 'A1234563', ''],
  ['B-42', 'hkid', 'A123456-3', 'A1234563', ''],
  ['B-46', 'fee', '2,660', '2660', ''],
  ['B-46', 'fee', '2661', '2661', 'validationErr_regFeeNotMultiple'],
  ['B-46', 'fee', '-2660', '-2660', 'validationErr_regFeeInvalid'],
  ['B-46', 'fee', '998001', '998001', 'validationErr_regFeeTooLarge'],
  ['B-46', 'fee', '1e5', '1e5', 'validationErr_regFeeInvalid'],
  ['B-46', 'fee', '2660.0', '2660.0', 'validationErr_regFeeInvalid'],
  ['B-46', 'fee', '12345678', '12345678', 'validationErr_regFeeMaxLen'],
  ['B-46', 'fee', '２６６０', '2660', ''],
  ['B-47', 'sum', '9999999999999.99', '9,999,999,999,999.99', ''],
  [
    'B-47',
    'sum',
    '9999999999999.995',
    '9,999,999,999,999.995',
    'validationErr_considerationInvalid',
  ],
  ['B-47', 'sum', '10000000000000', '10,000,000,000,000', 'validationErr_considerationTooLarge'],
  ['B-47', 'sum', '1,00,0', '1,00,0', 'validationErr_considerationInvalid'],
  ['B-47', 'sum', '.5', '.5', 'validationErr_considerationInvalid'],
  ['B-51', 'chinese', EXT_B.repeat(16), EXT_B.repeat(16), ''],
  ['B-51', 'chinese', EXT_B.repeat(17), EXT_B.repeat(17), 'validation_maxChars'],
  ['B-51', 'chinese', '啓峯𨋢嗰', '啓峯𨋢嗰', ''],
  ['B-51', 'chinese', 'ABC', 'ABC', 'validation_chineseOnly'],
  ['B-52', 'email', 'a@b.c\r\nBcc:x@y.z', 'a@b.cBcc:x@y.z', 'validation_invalidEmail'],
  ['B-52', 'email', 'a@b.c,d@e.f', 'a@b.c,d@e.f', 'validation_invalidEmail'],
  ['B-52', 'email', '用户@例子.公司', '用户@例子.公司', 'validation_invalidEmail'],
  ['B-52', 'email', 'a@xn--fsqu00a.xn--55qx5d', 'a@xn--fsqu00a.xn--55qx5d', ''],
  ['B-52', 'email', `${'a'.repeat(60)}@${'b.'.repeat(97)}hk`, '', 'validation_invalidEmail'],
  ['B-52', 'email', 'taiman@example.hk ', 'taiman@example.hk', ''],
  ['B-53', 'password', '1234567', '1234567', 'validation_rangeChars'],
  ['B-53', 'password', '12345678', '12345678', ''],
  ['B-53', 'password', '1'.repeat(25), '1'.repeat(25), ''],
  ['B-53', 'password', '1'.repeat(26), '1'.repeat(26), 'validation_rangeChars'],
  ['B-53', 'password', '😀'.repeat(8), '😀'.repeat(8), ''],
  ['B-53', 'password', ' 1234567', ' 1234567', ''],
  ['B-53', 'password', '密碼密碼密碼密碼', '密碼密碼密碼密碼', ''],
  ['solicitors code', 'solicitor', '1234 5678', '12345678', ''],
  ['solicitors code', 'solicitor', '123456789', '123456789', 'validationErr_solicCode'],
  ['memorial number', 'memorial', 'ub 123', 'UB123', ''],
  [
    'memorial number',
    'memorial',
    '26023000010019',
    '26023000010019',
    'validation_invalidMemorialNumber',
  ],
  ['percentage', 'shares', '１２．５％', '12.5', ''],
  ['percentage', 'shares', '12.345', '12.345', 'validation_invalidPercentage'],
];

describe('text typed into the real inputs', () => {
  it.each(CASES)('%s: %s with %j shows %j and the error %j', (_, name, typed, shown, error) => {
    const left = leave(name, typed);
    expect(left.error).toBe(error);
    if (shown !== '') expect(left.shown).toBe(shown);
  });

  it('B-53: stores a password unchanged', () => {
    expect(leave('password', ' e\u0301 12345678 ').kept).toBe(' e\u0301 12345678 ');
  });

  it('D-02: accepts the same e-mail address again, and rejects a different address', () => {
    const data = { email: 'taiman@example.hk' };
    expect(leave('emailAgain', ' taiman@example.hk', data).error).toBe('');
    expect(leave('emailAgain', 'taimen@example.hk', data).error).toBe('validation_notSame');
  });

  it('U-06: never clears an invalid text', () => {
    for (const name of Object.keys(FIELDS)) expect(leave(name, '½ wrong ½').shown).not.toBe('');
  });
});

describe('text pasted with invisible direction marks', () => {
  const refused = 'validation_notStorable';
  /** Pastes after the typed text. The browser inserts the text unless the input handles it. */
  const paste = (name: string, typed: string, pasted: string) => {
    const box = show(name);
    fireEvent.input(box, { target: { value: typed } });
    box.setSelectionRange(typed.length, typed.length);
    const isLeft = fireEvent.paste(box, { clipboardData: { getData: () => pasted } });
    if (isLeft) fireEvent.input(box, { target: { value: typed + pasted } });
    else expect(box.selectionStart).toBe(box.value.length);
    return left(name, box);
  };

  it.each([
    ['hkid', '', '\u202aA123456(3)\u202c', 'A1234563', ''],
    ['hkid', 'A12', ' \u20663456(3)\u2069 ', 'A1234563', ''],
    ['sum', '', '\u202d12,000\u202c', '12,000', ''],
    ['email', '', '\u2068taiman@example.hk\u2069', 'taiman@example.hk', ''],
    ['multiline', 'At ', '\u202aFlat A\nBlock 2\u202c\n', 'At Flat A\nBlock 2', ''],
    ['hkid', '', 'A123\u202a456\u202c3', 'A123\u202a456\u202c3', refused],
    ['hkid', '', '\u202e3654321A', '\u202e3654321A', refused],
    ['password', '', '\u202a1234567 \u202c', '1234567 ', ''],
  ] as const)('B-16: %s: %j with %j pasted shows %j', (name, typed, pasted, shown, error) => {
    const { shown: isShown, error: announced } = paste(name, typed, pasted);
    expect([isShown, announced]).toEqual([shown, error]);
  });

  it('B-16: rejects direction marks that were not pasted', () => {
    expect(leave('hkid', '\u202aA123456(3)\u202c').error).toBe(refused);
  });
});
