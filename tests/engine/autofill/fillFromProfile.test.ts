import { beforeAll, describe, expect, it } from 'vitest';
import { type AutofillProfile, autofillLeaves, type FormData, fillFromProfile } from '#engine';
import { type FormInUse, formInUse } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const PROFILE: AutofillProfile = {
  enName: 'CHAN TAI MAN',
  chName: '陳大文',
  prefix: 'Mr',
  idNo: 'A1234563',
  emailAddress: 'taiman@example.hk',
  mobileNumber: '91234567',
  officeTelNumber: '23456789',
  residentialAddress: {
    english: { flat: 'A', floor: '12', building: 'HARBOUR MANSION', region: 'HK', district: 'WC' },
    chinese: { building: '海港大廈', region: 'HK' },
  },
};

const forms: Record<string, FormInUse> = {};
beforeAll(async () => {
  const shared = readShared();
  for (const code of ['ATI', 'LREAL1', 'LR175', 'LROLS1']) {
    forms[code] = formInUse(await loadForm(readForm(code), shared));
  }
});

const opened = (code: string, data: FormData = {}) => {
  const form = forms[code];
  if (!form) throw new RangeError(`Cannot find ${code}`);
  return form.store(data);
};
const filledIn = (
  code: string,
  { data = {}, profile = PROFILE, typed = [] }: Partial<Given> = {},
) => {
  const store = opened(code, data);
  const isTyped = (pointer: string) => typed.includes(pointer);
  return { store, ...fillFromProfile(store, profile, { language: 'en', isTyped }) };
};
interface Given {
  readonly data: FormData;
  readonly profile: AutofillProfile;
  readonly typed: readonly string[];
}

describe('fillFromProfile()', () => {
  it('sets the answers that show a field, and fills an address in parts', () => {
    const { store, filled, missed, kept } = filledIn('LREAL1');
    expect(store.data()).toMatchObject({
      OwnerType: 'individual',
      IdDoc: 'hkid',
      SubscriberNameEng: 'CHAN TAI MAN',
      SubscriberNameChi: '陳大文',
      IdNo: 'A1234563',
      ContactTel: '91234567',
      CorrAddress: { flat: 'A', floor: '12', building: 'HARBOUR MANSION', region: 'HK' },
    });
    expect(filled).toContain('/CorrAddress/district');
    expect([missed, kept]).toEqual([[], []]);
  });

  it('fills in no personal name or number for a company', () => {
    const { store, filled, missed } = filledIn('LREAL1', { data: { OwnerType: 'corporate' } });
    expect(store.data()).toMatchObject({ OwnerType: 'corporate', ContactTel: '91234567' });
    expect(store.data()).not.toHaveProperty('SubscriberNameEng');
    expect(filled).not.toContain('/IdNo');
    expect(missed).toEqual(['/SubscriberNameEng', '/SubscriberNameChi']);
  });

  it('fills in no number when the applicant chose another document', () => {
    const data = { OwnerType: 'individual', IdDoc: 'other' };
    const { store, missed } = filledIn('LREAL1', { data });
    expect(store.get('/IdDoc')).toBe('other');
    expect(store.get('/IdNo')).toBeUndefined();
    expect(missed).toEqual(['/IdNo']);
  });

  it('keeps typed values, and every part of an address with a typed part', () => {
    const data = { SubscriberNameEng: 'LEE', CorrAddress: { building: 'OTHER HOUSE' } };
    const typed = ['/SubscriberNameEng', '/CorrAddress/building'];
    const { store, kept } = filledIn('LREAL1', { data, typed });
    expect(store.data()).toMatchObject(data);
    expect(store.get('/CorrAddress/flat')).toBeUndefined();
    expect(kept).toEqual(typed);
  });

  it('replaces every part of an existing address', () => {
    const data = { CorrAddress: { block: '9', building: 'OTHER HOUSE' } };
    const { store } = filledIn('LREAL1', { data });
    expect(store.get('/CorrAddress/block')).toBeUndefined();
    expect(store.get('/CorrAddress/building')).toBe('HARBOUR MANSION');
  });

  it.each([
    ['Mr', 'Mr'],
    ['Ms', 'Ms'],
    ['Mrs', undefined],
    ['Miss', undefined],
  ] as const)('ATI converts the salutation %s to %s', (prefix, taken) => {
    const { store, missed } = filledIn('ATI', { profile: { ...PROFILE, prefix } });
    expect(store.get('/salutation')).toBe(taken);
    expect(missed.includes('/salutation')).toBe(taken === undefined);
  });

  it.each(['Mr', 'Mrs', 'Miss', 'Ms'] as const)('LROLS1 accepts the salutation %s', (prefix) => {
    const { store } = filledIn('LROLS1', { profile: { ...PROFILE, prefix } });
    expect(store.get('/applicant/salutation')).toBe(prefix);
  });

  it('lists the fields that the profile lacks', () => {
    const { missed } = filledIn('LREAL1', { profile: { enName: 'CHAN TAI MAN' } });
    expect(missed).toEqual(['/SubscriberNameChi', '/IdNo', '/ContactTel', '/CorrAddress']);
  });

  it('writes an address in lines where the form has lines', () => {
    const { store } = filledIn('LR175');
    expect(store.get('/member/address')).toEqual({
      line1: 'Flat A, 12/F, HARBOUR MANSION, WAN CHAI, HONG KONG',
    });
    const free = { residentialAddress: { lines: ['1 ROAD', 'TOWN'] } };
    expect(filledIn('LR175', { profile: free }).store.get('/member/address')).toEqual({
      line1: '1 ROAD, TOWN',
    });
    const long = { residentialAddress: { lines: ['X'.repeat(51)] } };
    expect(filledIn('LR175', { profile: long }).missed).toContain('/member/address');
  });

  it('does not split an address in free format', () => {
    const profile = { residentialAddress: { lines: ['1 ROAD'] } };
    expect(filledIn('LREAL1', { profile }).missed).toContain('/CorrAddress');
  });

  it('validates filled answers like typed answers', () => {
    const { store } = filledIn('ATI', { profile: { enName: 'X'.repeat(36) } });
    const errors = store.validateSteps(['part_b_applicant']).map(({ path, key }) => [path, key]);
    expect(errors).toContainEqual(['/enName', 'validation_maxChars']);
  });
});

describe('autofillLeaves()', () => {
  it('lists every leaf that autofill may fill', () => {
    const leaves = autofillLeaves(opened('LREAL1'));
    expect(leaves).toContain('/SubscriberNameEng');
    expect(leaves).toContain('/CorrAddress/district');
    expect(leaves).not.toContain('/CorrAddress');
  });
});
