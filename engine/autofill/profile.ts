import type { AddressFill } from '../address/addressFill.ts';

/**
 * The fields of the identity app's profile that autofill supports.
 *
 * @see specification, document 2, section 3 "Common form fields for data mapping"
 */
export const PROFILE_FIELDS = [
  'enName',
  'chName',
  'emailAddress',
  'prefix',
  'residentialAddress',
  'mobileNumber',
  'idNo',
  'postalAddress',
  'officeTelNumber',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The salutations of the forms. */
export const SALUTATIONS = ['Mr', 'Mrs', 'Miss', 'Ms'] as const;

export type Salutation = (typeof SALUTATIONS)[number];

/** An address of a profile: in parts of the shared block `address`, or in free lines. */
export interface ProfileAddress {
  readonly english?: AddressFill | undefined;
  readonly chinese?: AddressFill | undefined;
  readonly lines?: readonly string[] | undefined;
}

/** A profile in the format of the forms. A missing or malformed value is absent. */
export interface AutofillProfile {
  readonly enName?: string | undefined;
  readonly chName?: string | undefined;
  readonly prefix?: Salutation | undefined;
  /** With its check digit, without brackets: `A1234563`. */
  readonly idNo?: string | undefined;
  readonly emailAddress?: string | undefined;
  /** A number such as `23456789`; with `+` and the country code if that is not 852. */
  readonly mobileNumber?: string | undefined;
  readonly officeTelNumber?: string | undefined;
  readonly residentialAddress?: ProfileAddress | undefined;
  readonly postalAddress?: ProfileAddress | undefined;
}

/**
 * Checks whether a name is a field of the profile.
 *
 * @example
 * isProfileField('enName'); // true
 * isProfileField('EnName'); // false
 */
export function isProfileField(name: string): name is ProfileField {
  return PROFILE_FIELDS.some((field) => field === name);
}
