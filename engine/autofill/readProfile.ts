import { partsIn } from '../address/addressFill.ts';
import { readPremises } from '../address/readAlsAnswer.ts';
import { SPELLINGS } from '../normalise/spellings.ts';
import { isChineseOnly } from '../rules/chineseOnly.ts';
import { isEmail } from '../rules/email.ts';
import { isEnglishOnly } from '../rules/englishOnly.ts';
import { isValidHkid } from '../rules/hkid.ts';
import { isPhone } from '../rules/phone.ts';
import {
  type AutofillProfile,
  PROFILE_FIELDS,
  type ProfileAddress,
  type ProfileField,
  SALUTATIONS,
  type Salutation,
} from './profile.ts';

/**
 * Parses the profile of the identity app. The response is untrusted: a value of another shape, in
 * another script, or with a wrong check digit is omitted.
 *
 * @param answer fields by name, each in the shape that the app publishes for it
 * @param requested the requested fields; others are dropped
 * @see the app's API, "Form filling"
 *
 * @example
 * readProfile({ enName: { UnstructuredName: 'CHAN TAI MAN' } }, ['enName', 'chName']);
 * // { enName: 'CHAN TAI MAN' }
 * readProfile({ idNo: { Identification: 'A123456', CheckDigit: '0' } }, ['idNo']);
 * // {}: a wrong check digit
 * const mobileNumber = { CountryCode: '44', SubscriberNumber: '2012345678' };
 * readProfile({ mobileNumber }, ['mobileNumber']); // { mobileNumber: '+44 2012345678' }
 */
export function readProfile(answer: unknown, requested: readonly ProfileField[]): AutofillProfile {
  const entries = PROFILE_FIELDS.filter((field) => requested.includes(field)).map(
    (field) => [field, READERS[field](part(answer, field))] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

type Reader<Value> = (value: unknown) => Value | undefined;

const READERS: { readonly [Field in ProfileField]: Reader<AutofillProfile[Field]> } = {
  enName: (value) => lettersOf(part(value, 'UnstructuredName') ?? value, isEnglishOnly),
  chName: (value) => lettersOf(part(value, 'ChineseName') ?? value, isChineseOnly),
  emailAddress: (value) => lettersOf(value, isEmail),
  prefix: readPrefix,
  residentialAddress: readAddress,
  mobileNumber: readPhone,
  idNo: readIdNumber,
  postalAddress: readAddress,
  officeTelNumber: readPhone,
};

const LONGEST_TEXT = 254;
const LONGEST_PHONE = 20;
/** The country code of Hong Kong, which its own forms omit. */
const HONG_KONG = '852';

function part(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key) ?? undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return undefined;
  const text = SPELLINGS.narrow(String(value).normalize('NFC')).replace(/\s+/g, ' ');
  return text === '' || text.length > LONGEST_TEXT || /\p{C}/u.test(text) ? undefined : text;
}

function lettersOf(value: unknown, fits: (text: string) => boolean): string | undefined {
  // Chinese text keeps its full-width signs, so it is not narrowed.
  const text = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (text === '' || text.length > LONGEST_TEXT || /[\p{C}\n]/u.test(text)) return undefined;
  return fits(text) ? text : undefined;
}

/**
 * Parses `MR`, `Mr.`, `ms`; any other salutation is dropped (specification, document 2, section 5).
 */
function readPrefix(value: unknown): Salutation | undefined {
  const wanted = textOf(value)?.replace(/\.$/, '').toLowerCase();
  return SALUTATIONS.find((each) => each.toLowerCase() === wanted);
}

function readIdNumber(value: unknown): string | undefined {
  const letters = textOf(part(value, 'Identification'));
  const check = textOf(part(value, 'CheckDigit'));
  if (letters === undefined || check === undefined) return undefined;
  const number = SPELLINGS.hkid(`${letters}(${check})`);
  return isValidHkid(number) ? number : undefined;
}

function readPhone(value: unknown): string | undefined {
  const subscriber = textOf(part(value, 'SubscriberNumber'));
  if (subscriber === undefined) return undefined;
  const country = (textOf(part(value, 'CountryCode')) ?? '').replace(/^\+|^00/, '');
  const area = textOf(part(value, 'NationalDestinationCode')) ?? '';
  const abroad = country === '' || country === HONG_KONG ? '' : `+${country} `;
  const text = `${abroad}${area}${subscriber}`;
  return isPhone(text) && text.length <= LONGEST_PHONE ? text : undefined;
}

function readAddress(value: unknown): ProfileAddress | undefined {
  const { english, chinese } = readPremises(value);
  const lines = readLines(part(value, 'FreeFormatAddress'));
  const address = {
    ...(english && { english: partsIn(english) }),
    ...(chinese && { chinese: partsIn(chinese) }),
    ...(lines.length > 0 && { lines }),
  };
  return Object.keys(address).length === 0 ? undefined : address;
}

function readLines(address: unknown): readonly string[] {
  return ['AddressLine1', 'AddressLine2', 'AddressLine3'].flatMap(
    (name) => textOf(part(address, name)) ?? [],
  );
}
