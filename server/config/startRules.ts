import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';
import { identityKey } from './identitySettings.ts';
import { takesTestTokens, WALLET_GAPS } from './walletSettings.ts';

/**
 * Returns the reasons why the settings are not allowed in their mode. Demo refuses only invalid
 * keys, and incomplete or conflicting settings of external services. The modes uat and production
 * refuse every sandbox, test switch, missing secret and unencrypted connection.
 *
 * @param settings settings that satisfy their schema
 * @returns one line for each reason; empty when the server may start
 */
export function refusalsOf(settings: Settings): readonly string[] {
  const always = [
    ...KEY_RULES,
    ...GCIS_RULES,
    ...IDENTITY_RULES,
    ...TIME_STAMP_RULES,
    ...EXPORT_RULES,
  ];
  const rules = settings.MODE === 'demo' ? always : [...always, ...REAL_MODE_RULES];
  return rules
    .filter(({ refuses }) => refuses(settings))
    .map(({ name, why }) => `${name}: ${why.replace('{mode}', settings.MODE)}`);
}

interface StartRule {
  readonly name: keyof Settings;
  readonly refuses: (settings: Settings) => boolean;
  readonly why: string;
}

const KEY = /^[A-Za-z0-9_.-]{1,40}:[A-Za-z0-9+/]{43}=$/;

const KEY_RULES: readonly StartRule[] = (
  ['SECRET_KEYS', 'GATEWAY_KEYS', 'EXPORT_WEBHOOK_KEYS'] as const
).map((name) => ({
  name,
  refuses: (settings) => keysOf(settings[name]).some((key) => !KEY.test(key)),
  why: 'must be id:base64 of 32 bytes, several separated by commas (openssl rand -base64 32)',
}));

const isGcis = (s: Settings) => s.PAYMENT_GATEWAY === 'gcis';

/** Settings that calls to the payment service require. */
const GCIS_RULES: readonly StartRule[] = [
  ...(['GCIS_URL', 'GCIS_E_SERVICE_ID'] as const).map((name) => ({
    name,
    refuses: (s: Settings) => isGcis(s) && s[name] === '',
    why: 'must be given for PAYMENT_GATEWAY=gcis',
  })),
  {
    name: 'GCIS_TOKEN_KEY',
    refuses: (s) => isGcis(s) && (s.GCIS_TOKEN_KEY === '' || isOneByte(s.GCIS_TOKEN_KEY)),
    why: 'must be base64 of 32 bytes (openssl rand -base64 32), never of one repeated byte',
  },
  {
    name: 'PAYMENT_HOSTS',
    refuses: (s) => isGcis(s) && s.PAYMENT_HOSTS.trim() === '',
    why: 'must name the hosts of the payment pages',
  },
];

const isLive = (s: Settings) => s.IDENTITY_APP === 'live';

const IDENTITY_RULES: readonly StartRule[] = [
  {
    // The test authority issues the certificates of the sandbox phone.
    name: 'IDENTITY_APP',
    refuses: (s) => s.IDENTITY_APP === 'sandbox' && s.CERTIFICATE_TRUST !== 'test',
    why: 'the sandbox phone needs CERTIFICATE_TRUST=test',
  },
  ...(['IDENTITY_URL', 'IDENTITY_CLIENT_ID', 'IDENTITY_SECRET'] as const).map((name) => ({
    name,
    refuses: (s: Settings) => isLive(s) && s[name] === '',
    why: 'must be given for IDENTITY_APP=live',
  })),
  {
    name: 'IDENTITY_PRIVATE_KEY',
    refuses: (s) => isLive(s) && identityKey(s.IDENTITY_PRIVATE_KEY) === undefined,
    why: 'must be an RSA key in PEM (openssl genrsa 2048), best by IDENTITY_PRIVATE_KEY_FILE',
  },
];

const TIME_STAMP_RULES: readonly StartRule[] = [
  {
    name: 'TSA_TRUST_DIR',
    refuses: (s) => s.TSA_URL !== '' && s.TSA_TRUST_DIR === '' && s.TRUST_DIR === '',
    why: 'must name the folder of authorities that certify the one at TSA_URL',
  },
  {
    name: 'TSA_URL',
    refuses: (s) => s.TSA_CREDENTIAL !== '' && !s.TSA_URL.startsWith('https://'),
    why: 'must begin with https:// where TSA_CREDENTIAL is given',
  },
];

const EXPORT_RULES: readonly StartRule[] = [
  {
    name: 'EXPORT_WEBHOOK_KEYS',
    refuses: (s) => s.EXPORT_WEBHOOK_URL !== '' && keysOf(s.EXPORT_WEBHOOK_KEYS).length === 0,
    why: 'must be given with EXPORT_WEBHOOK_URL',
  },
];

const REAL_MODE_RULES: readonly StartRule[] = [
  {
    name: 'IDENTITY_APP',
    refuses: (s) => s.IDENTITY_APP === 'sandbox',
    why: 'the sandbox phone signs for anybody, {mode} refuses it',
  },
  {
    name: 'IDENTITY_URL',
    refuses: (s) => isLive(s) && !s.IDENTITY_URL.startsWith('https://'),
    why: 'must begin with https:// in {mode}',
  },
  {
    name: 'PAYMENT_GATEWAY',
    refuses: (s) => s.PAYMENT_GATEWAY === 'sandbox',
    why: 'the sandbox bank takes no money, {mode} refuses it',
  },
  {
    name: 'GCIS_URL',
    refuses: (s) => isGcis(s) && !s.GCIS_URL.startsWith('https://'),
    why: 'must begin with https://',
  },
  {
    name: 'EXPORT_WEBHOOK_URL',
    refuses: (s) => s.EXPORT_WEBHOOK_URL.startsWith('http:'),
    why: 'must begin with https:// in {mode}: submissions travel there in the clear',
  },
  {
    name: 'EXPORT_WEBHOOK_KEYS',
    refuses: (s) => hasKnownKey(s.EXPORT_WEBHOOK_KEYS),
    why: 'keys made of one repeated byte are refused',
  },
  {
    name: 'GCIS_CREDENTIAL',
    refuses: (s) => isGcis(s) && s.GCIS_CREDENTIAL.trim() === '',
    why: 'must be given, from a secret source',
  },
  ...WALLET_GAPS.map(({ name, lacks, why }) => ({ name, refuses: lacks, why })),
  {
    name: 'GOOGLE_PAY_ENVIRONMENT',
    refuses: (s) => s.MODE === 'production' && takesTestTokens(s),
    why: 'must be PRODUCTION, tokens of TEST charge nothing',
  },
  {
    name: 'CERTIFICATE_TRUST',
    refuses: (s) => s.CERTIFICATE_TRUST === 'test',
    why: 'anybody can get a certificate of the test authority, {mode} refuses it',
  },
  {
    name: 'TRUST_DIR',
    refuses: (s) => s.CERTIFICATE_TRUST === 'folder' && s.TRUST_DIR === '',
    why: 'must name the folder of trusted authorities',
  },
  {
    name: 'ACK_SIGNING_P12',
    refuses: (s) => s.ACK_SIGNING_P12 === '',
    why: 'must name the key that signs acknowledgements, or none',
  },
  {
    name: 'MALWARE_SCANNER',
    refuses: (s) => s.MALWARE_SCANNER === 'unset',
    why: 'must be clamd, or none where files are scanned elsewhere',
  },
  {
    name: 'MAIL',
    refuses: (s) => s.MAIL === 'file',
    why: 'mails in a file reach nobody, {mode} refuses it',
  },
  {
    name: 'ADDRESS_LOOKUP',
    refuses: (s) => s.ADDRESS_LOOKUP === 'sample',
    why: 'the sample knows few addresses, {mode} refuses it: imported, als or none',
  },
  {
    name: 'SMTP_URL',
    refuses: (s) => s.MAIL === 'smtp' && !s.SMTP_URL.startsWith('smtps://'),
    why: 'must be given and begin with smtps://',
  },
  { name: 'DEBUG_PAGES', refuses: (s) => s.DEBUG_PAGES, why: '{mode} refuses /debug' },
  { name: 'NO_CAPTCHA', refuses: (s) => s.NO_CAPTCHA, why: '{mode} refuses it' },
  { name: 'TEST_FPS_PAYMENT', refuses: (s) => s.TEST_FPS_PAYMENT, why: '{mode} refuses it' },
  {
    name: 'PUBLIC_URL',
    refuses: (s) => !s.PUBLIC_URL.startsWith('https://'),
    why: 'must be the https:// origin that applicants see',
  },
  {
    name: 'LANDING_URL',
    refuses: (s) => !s.LANDING_URL.startsWith('https://'),
    why: 'must be given and begin with https://',
  },
  {
    name: 'DATABASE_URL',
    refuses: (s) => s.DATABASE_URL !== '' && !isPrivateDatabase(s.DATABASE_URL),
    why: 'must ask for sslmode=verify-full unless the database is on this machine',
  },
  {
    name: 'SECRET_KEYS',
    refuses: (s) => keysOf(s.SECRET_KEYS).length === 0 || hasKnownKey(s.SECRET_KEYS),
    why: 'must be given, from a secret source; keys made of one repeated byte are refused',
  },
  {
    name: 'GATEWAY_KEYS',
    refuses: (s) =>
      (s.PAYMENT_GATEWAY !== 'none' && keysOf(s.GATEWAY_KEYS).length === 0) ||
      hasKnownKey(s.GATEWAY_KEYS),
    why: 'must be given, from a secret source; keys made of one repeated byte are refused',
  },
];

function keysOf(text: string): readonly string[] {
  return text.split(',').filter((key) => key.trim() !== '');
}

/** Checks for a key from a manual or a test: a key that repeats one byte. */
function hasKnownKey(text: string): boolean {
  return keysOf(text).some((key) => isOneByte(key.slice(key.indexOf(':') + 1)));
}

function isOneByte(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.every((byte) => byte === bytes[0]);
}

/**
 * Checks that a connection stays on this machine or is encrypted and verified. A `host` in the
 * query replaces the host of the URL, so every host must be local. If there are several `sslmode`
 * values, the last one applies.
 */
function isPrivateDatabase(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const hosts = [parsed.hostname, ...parsed.searchParams.getAll('host')];
  const isLocal = (host: string) => LOCAL_HOSTS.includes(host) || host.startsWith('/');
  return hosts.every(isLocal) || parsed.searchParams.getAll('sslmode').at(-1) === 'verify-full';
}

/** The hosts of this machine; a path is a socket. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]', ''];
