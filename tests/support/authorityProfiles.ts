import type { CertificateWish } from '../../server/adapters/certificates/testCertificates.ts';
import { listsAt, purposes, SERVER_PURPOSE } from './certificateExtensions.ts';

/** The published properties of a kind of certificate of a recognised authority. */
export interface AuthorityProfile {
  readonly authority: 'hongkongPost' | 'digiSign';
  readonly subject: CertificateWish['subject'];
  readonly policies: readonly string[];
  readonly usages?: KeyUses;
  readonly extensions?: NonNullable<CertificateWish['extensions']>;
}

type KeyUses = NonNullable<CertificateWish['usages']>;

/**
 * The names of the roots and issuing authorities. Sources: ecert.gov.hk (root rollover),
 * dg-sign.com.
 */
export const AUTHORITIES = {
  hongkongPost: {
    root: dn('Hongkong Post', 'Hongkong Post Root CA 2'),
    issuer: dn('Hongkong Post', 'Hongkong Post e-Cert CA 2 - 15'),
  },
  digiSign: {
    root: dn('Digi-Sign Certification Services Limited', 'ID-Cert Root CA Certificate 2'),
    issuer: dn('Digi-Sign Certification Services Limited', 'ID-Cert Signing CA Certificate 2'),
  },
} as const;

/**
 * Practice statement of e-Cert (Personal), (Organisational), (Encipherment); the arc is assumed.
 */
const E_CERT = '1.3.6.1.4.1.16030.1.1.36';
/** Published: ecert.gov.hk, statement of 25 July 2024. */
const ROLE = '1.3.6.1.4.1.16030.1.3.16';
/** Published: title page of the statement of 2019. */
const SERVER = '1.3.6.1.4.1.16030.1.7.4';
/** Published with its last three arcs open (year, version, release), which are assumed here. */
const MUTUAL = '2.16.344.8.2.2008.810.2.2012.1.0';
/** Published with its last two arcs open (version), which are assumed here. */
const DIGI_SIGN = '1.3.6.1.4.1.8420.1.5.1';

const ENCIPHERMENT = ['keyEncipherment', 'dataEncipherment'] as const;

/** Profiles by certificate type. The types of Hongkong Post have no prefix "Hongkong Post". */
export const PROFILES = {
  'e-Cert (Personal)': {
    authority: 'hongkongPost',
    subject: person('Hongkong Post e-Cert (Personal)'),
    policies: [E_CERT],
    extensions: [personalLists()],
  },
  'e-Cert (Personal), mutual recognition': {
    authority: 'hongkongPost',
    subject: person('Hongkong Post e-Cert (Personal)'),
    policies: [MUTUAL, E_CERT],
    extensions: [personalLists()],
  },
  'e-Cert (Personal/Minor)': {
    authority: 'hongkongPost',
    subject: person('Hongkong Post e-Cert (Personal/Minor)'),
    policies: [E_CERT],
    extensions: [personalLists()],
  },
  'e-Cert (Organisational)': {
    authority: 'hongkongPost',
    subject: company('Hongkong Post e-Cert (Organisational)'),
    policies: [E_CERT],
    extensions: [otherLists()],
  },
  'e-Cert (Organisational Role)': {
    authority: 'hongkongPost',
    subject: company('Hongkong Post e-Cert (Organisational Role)'),
    policies: [ROLE],
    extensions: [otherLists()],
  },
  'e-Cert (Encipherment)': {
    authority: 'hongkongPost',
    subject: company('Hongkong Post e-Cert (Encipherment)'),
    policies: [E_CERT],
    usages: ENCIPHERMENT,
    extensions: [otherLists()],
  },
  'e-Cert (Server)': {
    authority: 'hongkongPost',
    subject: company('Hongkong Post e-Cert (Server)', 'forms.example.hk'),
    policies: [SERVER],
    usages: ['digitalSignature', 'keyEncipherment'],
    extensions: [purposes(SERVER_PURPOSE), otherLists()],
  },
  'Personal ID-Cert Class 1': idCert('Personal ID-Cert Class 1', person),
  'Organizational ID-Cert Class 2': idCert('Organizational ID-Cert Class 2', company),
  'Encipherment ID-Cert Class 3': idCert('Encipherment ID-Cert Class 3', company, ENCIPHERMENT),
  'Organizational ID-Cert Class 5': idCert('Organizational ID-Cert Class 5', company),
  'Governmental ID-Cert Class 6': idCert('Governmental ID-Cert Class 6', company),
  'Governmental ID-Cert Class 7': idCert('Governmental ID-Cert Class 7', company),
  'Personal ID-Cert Class 8': idCert('Personal ID-Cert Class 8', person),
  'Organizational ID-Cert Class 9': idCert('Organizational ID-Cert Class 9', company),
  'Personal (Banking) ID-Cert Class 10': idCert('Personal (Banking) ID-Cert Class 10', person),
  'Organizational (Banking) ID-Cert Class 11': idCert(
    'Organizational (Banking) ID-Cert Class 11',
    company,
  ),
} satisfies Readonly<Record<string, AuthorityProfile>>;

/** The name of a profile. */
export type ProfileName = keyof typeof PROFILES;

/**
 * Creates a profile of Digi-Sign. Class names and their policy are published; the layout of the
 * subject is assumed.
 */
function idCert(
  type: string,
  subjectOf: (type: string) => CertificateWish['subject'],
  usages?: KeyUses,
): AuthorityProfile {
  const policies = /Class (?:8|9)$/.test(type) ? [MUTUAL, DIGI_SIGN] : [DIGI_SIGN];
  const subject = subjectOf(type);
  return { authority: 'digiSign', subject, policies, ...(usages && { usages }) };
}

function dn(organisation: string, name: string): CertificateWish['subject'] {
  return [
    ['C', 'HK'],
    ['O', organisation],
    ['CN', name],
  ];
}

/**
 * Returns the subject of a person: type in O, subscriber reference in OU, name of the identity card
 * in CN.
 */
function person(type: string): CertificateWish['subject'] {
  return [
    ['C', 'HK'],
    ['O', type],
    ['OU', '0001234567'],
    ['CN', 'CHAN TAI MAN'],
    ['E', 'taiman@example.hk'],
  ];
}

/**
 * Returns the subject of a company. Units: subscriber reference, registrations (16 and 8
 * characters), name, branch.
 */
function company(type: string, name = 'LEE SIU MING'): CertificateWish['subject'] {
  return [
    ['C', 'HK'],
    ['O', type],
    ['OU', '0007654321'],
    ['OU', '123456780000124000012345'],
    ['OU', 'ABC PROPERTY LIMITED'],
    ['OU', 'CENTRAL BRANCH'],
    ['CN', name],
    ['E', 'siuming@example.hk'],
  ];
}

/**
 * Creates the published revocation list URLs of personal certificates, including the LDAP
 * directory. Source: hongkongpost.gov.hk, repository.
 */
function personalLists() {
  return listsAt(
    'http://crl1.hongkongpost.gov.hk/crl/eCertCA2-15CRL1_a1b2c.crl',
    'ldap://ldap1.hongkongpost.gov.hk/CN=Hongkong%20Post%20e-Cert%20CA%202%20-%2015,O=Hongkong%20Post,C=HK',
  );
}

function otherLists() {
  return listsAt('http://crl1.hongkongpost.gov.hk/crl/eCertCA2-15CRL2.crl');
}
