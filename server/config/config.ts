import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { E_CHEQUE_FIELDS, E_CHEQUE_PAYEES, type EChequeFieldNames } from '#engine';
import settingsSchema from '#schemas/config/server-config.schema.json' with { type: 'json' };
import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';
import { type CertificateSettings, certificateSettings } from './certificateSettings.ts';
import { type ExportSettings, exportSettings } from './exportSettings.ts';
import { type GcisSettings, gcisSettings } from './gcisSettings.ts';
import { type IdentitySettings, identitySettings } from './identitySettings.ts';
import { type Limits, toLimits } from './limits.ts';
import { refusalsOf } from './startRules.ts';
import { type WalletSettings, walletSettings } from './walletSettings.ts';

/** The server's settings: checked, with every default filled in. Durations in milliseconds. */
export interface Config {
  readonly mode: Settings['MODE'];
  readonly host: string;
  readonly port: number;
  /** Origin that applicants see, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A form of a later folder replaces a form with the same code. */
  readonly formsDirs: readonly string[];
  readonly tablesDir: string | undefined;
  readonly definitionsDir: string;
  readonly siteDir: string;
  readonly configFile: string | undefined;
  readonly broadcastFile: string | undefined;
  /** `{lang}` stands for `en`, `tc` or `chs`; absent: the list of forms at `/`. */
  readonly landingUrl: string | undefined;
  readonly debugPages: boolean;
  readonly payment: {
    readonly gateway: Settings['PAYMENT_GATEWAY'];
    readonly hosts: readonly string[];
    readonly testFps: boolean;
    /** The payee in the FPS codes of the sandbox bank. */
    readonly fpsPayee: string;
    /** Settings of the gateway `gcis`; ignored for other gateways. */
    readonly gcis: GcisSettings;
    /** Name of the header that proves who sent a notification, in lower case. */
    readonly signatureHeader: string;
    readonly signatureScheme: Settings['GATEWAY_SIGNATURE_SCHEME'];
  };
  readonly wallets: WalletSettings;
  readonly certificates: CertificateSettings;
  readonly identityApp: IdentitySettings;
  readonly eCheque: {
    /** Whether e-Cheques are uploaded with the form or paid through the payment gateway. */
    readonly by: Settings['ECHEQUE_BY'];
    /** Maximum time that an e-Cheque may wait for its approval at the gateway. */
    readonly forMs: number;
    /** When absent, demo mode trusts the test bank, and the other modes accept no e-Cheque. */
    readonly folder: string | undefined;
    readonly payees: readonly string[];
    readonly fields: EChequeFieldNames;
  };
  readonly scanner: {
    /** `none`: nothing is scanned. */
    readonly by: 'none' | 'clamd';
    readonly address: string;
    readonly timeoutMs: number;
  };
  readonly mail: {
    readonly by: Settings['MAIL'];
    readonly smtpUrl: string | undefined;
    readonly from: string;
  };
  readonly addresses: {
    readonly lookup: Settings['ADDRESS_LOOKUP'];
    readonly alsHost: Settings['ALS_HOST'];
  };
  /**
   * Keys as `id:base64`, the current key first; empty in demo mode, which creates its own keys.
   */
  readonly secretKeys: readonly string[];
  /** Ids of secret keys that are lost permanently. */
  readonly lostKeys: readonly string[];
  readonly gatewayKeys: readonly string[];
  readonly export: ExportSettings;
  readonly noCaptcha: boolean;
  readonly maintenanceBypass: string | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly limits: Limits;
}

/** An error for settings that prevent the start. `problems` has one line for each fault. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the settings from environment variables, or from the files that `NAME_FILE` variables name.
 * Their names, defaults and bounds are in `schemas/config/server-config.schema.json`.
 *
 * @param env the environment; variables with other names are ignored
 * @throws {ConfigError} with every fault at once: name, fault, expected value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const settings = readSettings(env, problems);
  if (!isSettings(settings)) problems.push(...removeInvalidSettings(settings));
  // Invalid settings have their defaults now, so that the rules of the mode report their faults
  // too.
  if (isSettings(settings)) problems.push(...refusalsOf(settings));
  if (problems.length > 0 || !isSettings(settings)) throw new ConfigError(problems);
  return toConfig(settings);
}

type Property = { type?: string; description: string; default: unknown; enum?: unknown[] };

const PROPERTIES: Readonly<Record<string, Property>> = settingsSchema.properties;

const isSettings = new Ajv2020({
  allErrors: true,
  strict: true,
  useDefaults: true,
}).compile<Settings>(settingsSchema);

function readSettings(env: Readonly<Record<string, string | undefined>>, problems: string[]) {
  const settings: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const text = textOf(name, env, problems);
    if (text !== undefined) settings[name] = typed(text, property.type);
  }
  // Debug pages are on by default only in demo mode, so the other modes need not switch them off.
  settings.DEBUG_PAGES ??= (settings.MODE ?? 'demo') === 'demo';
  if (settings.PORT !== undefined) settings.PUBLIC_URL ??= `http://localhost:${settings.PORT}`;
  return settings;
}

function textOf(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): string | undefined {
  const file = env[`${name}_FILE`];
  if (file === undefined || file === '') return env[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}_FILE: Cannot read the file that it names`);
    return undefined;
  }
}

/**
 * Converts a text to the type of its setting. Returns any other text unchanged, so that the schema
 * refuses it.
 */
function typed(text: string, type: string | undefined): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text.trim())) return Number(text);
  if (type === 'boolean' && /^(?:true|1)$/i.test(text)) return true;
  if (type === 'boolean' && /^(?:false|0|)$/i.test(text)) return false;
  return text;
}

/** Removes values that break the schema. @returns one line for each */
function removeInvalidSettings(settings: Record<string, unknown>): readonly string[] {
  const faults = isSettings.errors ?? [];
  for (const { instancePath } of faults) delete settings[instancePath.slice(1)];
  return faults.map(describeSettingError);
}

/** Describes an invalid setting without its value, which may be a secret. */
function describeSettingError(fault: {
  instancePath: string;
  message?: string;
  params: object;
}): string {
  const name = fault.instancePath.slice(1);
  const hint = PROPERTIES[name]?.enum?.join(', ') ?? fault.message ?? 'is wrong';
  const meaning = PROPERTIES[name]?.description ?? '';
  return `${name}: ${PROPERTIES[name]?.enum ? `must be one of ${hint}` : hint} (${meaning})`;
}

function toConfig(s: Settings): Config {
  return {
    mode: s.MODE,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL,
    trustProxy: list(s.TRUST_PROXY),
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: given(s.DATABASE_URL),
    formsDirs: list(s.FORMS_DIR).map((folder) => resolve(folder)),
    tablesDir: given(s.TABLES_DIR),
    definitionsDir: resolve(s.DEFINITIONS_DIR),
    siteDir: resolve(s.SITE_DIR),
    configFile: given(s.CONFIG_FILE),
    broadcastFile: given(s.BROADCAST_FILE),
    landingUrl: given(s.LANDING_URL),
    debugPages: s.DEBUG_PAGES,
    payment: {
      gateway: s.PAYMENT_GATEWAY,
      hosts: list(s.PAYMENT_HOSTS),
      testFps: s.TEST_FPS_PAYMENT,
      fpsPayee: s.FPS_PAYEE,
      gcis: gcisSettings(s),
      signatureHeader: s.GATEWAY_SIGNATURE_HEADER.toLowerCase(),
      signatureScheme: s.GATEWAY_SIGNATURE_SCHEME,
    },
    wallets: walletSettings(s),
    certificates: certificateSettings(s),
    identityApp: identitySettings(s),
    eCheque: {
      by: s.ECHEQUE_BY,
      forMs: s.ECHEQUE_DAYS * 24 * 60 * 60 * 1000,
      folder: given(s.ECHEQUE_TRUST_DIR),
      payees: s.ECHEQUE_PAYEES === '' ? E_CHEQUE_PAYEES : list(s.ECHEQUE_PAYEES, '|'),
      fields: fieldNames(list(s.ECHEQUE_FIELDS)),
    },
    scanner: {
      by: s.MALWARE_SCANNER === 'clamd' ? 'clamd' : 'none',
      address: s.CLAMD_ADDRESS,
      timeoutMs: s.SCAN_MS,
    },
    mail: { by: s.MAIL, smtpUrl: given(s.SMTP_URL), from: s.MAIL_FROM },
    addresses: { lookup: s.ADDRESS_LOOKUP, alsHost: s.ALS_HOST },
    secretKeys: list(s.SECRET_KEYS),
    lostKeys: list(s.LOST_KEYS),
    gatewayKeys: list(s.GATEWAY_KEYS),
    export: exportSettings(s),
    noCaptcha: s.NO_CAPTCHA,
    maintenanceBypass: given(s.MAINTENANCE_BYPASS),
    logLevel: s.LOG_LEVEL,
    limits: toLimits(s),
  };
}

function given(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function fieldNames([payee, currency, amount, date]: readonly string[]): EChequeFieldNames {
  const { payee: p, currency: c, amount: a, date: d } = E_CHEQUE_FIELDS;
  return {
    payee: payee ?? p,
    currency: currency ?? c,
    amount: amount ?? a,
    date: date ?? d,
  };
}

function list(text: string, separator = ','): readonly string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
