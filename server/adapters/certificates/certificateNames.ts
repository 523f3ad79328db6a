import {
  type Certificate,
  CertificatePolicies,
  type Extension,
  type GeneralName,
  type RelativeDistinguishedNames,
} from 'pkijs';
import type { SignerCertificate } from '../../ports/signing/CertificateTrust.ts';
import { type CertificateClass, holderOf } from './certificateClasses.ts';
import type { ReadCertificate } from './readCertificate.ts';

/**
 * Reads the data that the recognised authorities write into a certificate. The class is in the
 * certificate policies. The numbers are in organisational units and are recognised by their
 * pattern.
 *
 * @param classes holder for each certificate policy
 * @see standards of the recognised authorities: subscriber reference (10 digits), registration
 *   string (16 characters for the business registration, 8 for the company, others)
 */
export function describeSigner(
  { parsed, x509 }: ReadCertificate,
  classes: readonly CertificateClass[],
): SignerCertificate {
  const name = subjectValues(parsed, COMMON_NAME).at(-1) ?? '';
  const holder = holderOf(policiesOf(parsed), subjectValues(parsed, ORGANISATION), classes);
  const units = subjectValues(parsed, UNIT);
  const names = alternativeNames(parsed);
  const organisation = holder === 'organisation' ? organisationOf(units) : {};
  const email = names.find(({ type }) => type === RFC822_NAME)?.value;
  const subscriberReference = units.find((unit) => SUBSCRIBER_REFERENCE.test(unit));
  return {
    holder,
    name,
    displayName: displayName(name, organisation.organisationName),
    ...organisation,
    ...(subscriberReference !== undefined && { subscriberReference }),
    ...(email !== undefined && { email }),
    hkidHashes: hkidHashesOf(parsed),
    notBefore: x509.validFromDate,
    notAfter: x509.validToDate,
    issuer: issuerOf(parsed),
    serialNumber: x509.serialNumber,
    fingerprint: x509.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
}

/**
 * Returns the hashes of the holder's identity card number in lower-case hex; most certificates have
 * none.
 */
export function hkidHashesOf(certificate: Certificate): readonly string[] {
  return alternativeNames(certificate)
    .filter(({ type, value }) => type === DNS_NAME && HASH.test(value))
    .map(({ value }) => value.toLowerCase());
}

/** Returns a registration number in upper case, without leading zeros. */
export function withoutLeadingZeros(number: string): string {
  return number.trim().toUpperCase().replace(/^0+/, '');
}

/** Returns the value and kind of each alternative name of the subject. */
function alternativeNames(
  certificate: Certificate,
): readonly { readonly type: number; readonly value: string }[] {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === ALTERNATIVE_NAME);
  return namesIn(extension).map(({ type, value }) => ({ type, value: String(value) }));
}

function namesIn(extension: Extension | undefined): readonly GeneralName[] {
  const parsed: unknown = extension?.parsedValue;
  if (typeof parsed !== 'object' || parsed === null || !('altNames' in parsed)) return [];
  return Array.isArray(parsed.altNames) ? (parsed.altNames as readonly GeneralName[]) : [];
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const UNIT = '2.5.4.11';
const ALTERNATIVE_NAME = '2.5.29.17';
const POLICIES = '2.5.29.32';
const RFC822_NAME = 1;
const DNS_NAME = 2;

const SUBSCRIBER_REFERENCE = /^\d{10}$/;
const REGISTRATION = /^([0-9A-Z]{16})([0-9A-Z]{8})[0-9A-Z]{0,30}$/;
const HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

function subjectValues({ subject }: Certificate, type: string): readonly string[] {
  return valuesIn(subject, type);
}

/** Returns the common name of the issuer, else its organisation. */
function issuerOf({ issuer }: Certificate): string {
  return [...valuesIn(issuer, ORGANISATION), ...valuesIn(issuer, COMMON_NAME)].at(-1) ?? '';
}

function valuesIn(name: RelativeDistinguishedNames, type: string): readonly string[] {
  return name.typesAndValues
    .filter((entry) => entry.type === type)
    .map(({ value }) => String(value.valueBlock.value));
}

/** Returns the object identifiers of the policies (RFC 5280, section 4.2.1.4). */
function policiesOf({ extensions }: Certificate): readonly string[] {
  const parsed: unknown = extensions?.find(({ extnID }) => extnID === POLICIES)?.parsedValue;
  if (!(parsed instanceof CertificatePolicies)) return [];
  return parsed.certificatePolicies.map(({ policyIdentifier }) => policyIdentifier);
}

type OrganisationFacts = Pick<SignerCertificate, 'organisationName' | 'brNumber' | 'crNumber'>;

function organisationOf(units: readonly string[]): OrganisationFacts {
  const registration = units.map((unit) => REGISTRATION.exec(unit)).find((match) => match !== null);
  const [, business = '', company = ''] = registration ?? [];
  const brNumber = /^0*$/.test(business) ? undefined : business.slice(0, 8);
  const crNumber = withoutLeadingZeros(company);
  const organisationName = nameAmong(units);
  return {
    ...(organisationName !== undefined && { organisationName }),
    ...(brNumber !== undefined && { brNumber }),
    ...(crNumber !== '' && { crNumber }),
  };
}

/**
 * Returns the name among the units: the unit next to the numbers. The order is branch (optional),
 * name, registration, subscriber reference, or the reverse.
 */
function nameAmong(units: readonly string[]): string | undefined {
  const isNumber = (unit: string) => SUBSCRIBER_REFERENCE.test(unit) || REGISTRATION.test(unit);
  const names = units.filter((unit) => !isNumber(unit));
  const [first = ''] = units;
  return isNumber(first) ? names.at(0) : names.at(-1);
}

function displayName(name: string, organisation: string | undefined): string {
  return organisation === undefined ? name : `${name} (${organisation})`;
}
