import { readFileSync, statSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { CUSTOMER_CENTRE, isSourceType, LANGUAGE_CODES, type Language } from '#engine';
import broadcastSchema from '#schemas/config/wfp-broadcast.schema.json' with { type: 'json' };
import portalSchema from '#schemas/config/wfp-config.schema.json' with { type: 'json' };
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import type { Config } from './config.ts';
import { takenMethods } from './takenMethods.ts';

/** The configuration for the browser. Each file is read again when it changes. */
export interface PortalConfig {
  readonly readPortalConfig: () => WfpConfig;
  readonly readBroadcast: () => WfpBroadcast;
  /** Returns the landing page of a source type; that of `lrw` for an unknown type. */
  readonly landingOf: (sourceType: string, language: Language) => string;
}

/**
 * Reads the portal's flags and notices from their JSON files. If a file becomes invalid while the
 * server runs, the last valid content stays in use. `onFailure` is called once for each invalid
 * change.
 *
 * @throws {Error} when a file is missing or breaks its schema at the start
 */
export function openPortalConfig(config: Config, onFailure: (fault: string) => void): PortalConfig {
  const server = {
    ENVIRONMENT: config.mode.toUpperCase(),
    TEST_FPS_PAYMENT: config.payment.testFps,
    E_SERVICE_ID: config.payment.gateway === 'gcis' ? config.payment.gcis.eServiceId : '',
    NO_CAPTCHA: config.noCaptcha,
    DEBUG_PAGES: config.debugPages,
    ADDRESS_LOOKUP: config.addresses.lookup !== 'none',
    TAKEN_PAYMENT: takenMethods(config),
    WALLETS: walletsFor(config),
    ECHEQUE: {
      byGateway: config.eCheque.by === 'gateway',
      payees: config.eCheque.payees,
      fields: config.eCheque.fields,
    },
  };
  // The mock page does not submit anything, so only demonstrations may use it.
  const noMock = config.mode === 'demo' ? {} : { MOCK: false };
  const noPayment = config.payment.gateway === 'none' ? { DISABLE_ALL_GCIS_PAYMENT: true } : {};
  const landing = landingTable(config.landingUrl);
  const portal = new CheckedFile<WfpConfig>(config.configFile, portalSchema, (file) => ({
    OFFICE: officeByCode(),
    ...file,
    ...server,
    ...noPayment,
    ...noMock,
    LANDING: { ...landing, ...landingIn(file) },
    FEATURES: featuresOf(file, config),
  }));
  const broadcast = new CheckedFile<WfpBroadcast>(
    config.broadcastFile,
    broadcastSchema,
    (file) => file,
  );
  return {
    readPortalConfig: () => portal.read(onFailure),
    readBroadcast: () => broadcast.read(onFailure),
    landingOf: (sourceType, language) => {
      const { LANDING } = portal.read(onFailure);
      return LANDING[isSourceType(sourceType) ? sourceType : 'lrw'][LANGUAGE_CODES[language].url];
    },
  };
}

/** Returns the features that the operator declares, and those from the settings. */
function featuresOf(file: { readonly FEATURES?: unknown }, { identityApp }: Config): unknown {
  const declared: unknown = file.FEATURES ?? [];
  if (identityApp.kind === 'none' || !Array.isArray(declared)) return declared;
  return [...new Set([...declared, 'identityApp'])];
}

/**
 * Returns the wallet settings that a page needs; without `googlePay` when that wallet is not
 * accepted.
 */
function walletsFor({ wallets: { merchantName, googlePay } }: Config): WfpConfig['WALLETS'] {
  if (!googlePay) return { merchantName };
  const { merchantId, ...rest } = googlePay;
  return { merchantName, googlePay: { ...rest, ...(merchantId && { merchantId }) } };
}

/** Shared by all portals of a process, so that each schema is compiled only once. */
const AJV = new Ajv2020({ strict: true, useDefaults: true, allowUnionTypes: true });

/** A JSON file with a schema and values from the server. */
class CheckedFile<T> {
  readonly #file: string | undefined;
  readonly #fits: ValidateFunction<T>;
  readonly #completed: (file: object) => object;
  #lookedAt = Number.NaN;
  #content: T;

  constructor(
    file: string | undefined,
    schema: AnySchemaObject,
    completed: (file: object) => object,
  ) {
    this.#file = file;
    this.#fits = AJV.compile<T>(schema);
    this.#completed = completed;
    this.#content = this.#load();
  }

  read(onFailure: (fault: string) => void): T {
    if (this.#file === undefined) return this.#content;
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? GONE;
    if (changedAt === this.#lookedAt) return this.#content;
    try {
      this.#content = this.#load();
    } catch (error) {
      onFailure(error instanceof Error ? error.message : 'Cannot read a configuration file');
    }
    return this.#content;
  }

  #load(): T {
    const value: unknown = this.#completed(this.#fromFile());
    if (this.#fits(value)) return value;
    const [{ instancePath = '', message = '' } = {}] = this.#fits.errors ?? [];
    const file = this.#file ?? 'the built-in settings';
    throw new Error(`Cannot use ${file}: it breaks its schema, ${instancePath} ${message}`);
  }

  #fromFile(): object {
    if (this.#file === undefined) return {};
    // Recorded before anything can fail, so that a fault is reported once and not at each check.
    this.#lookedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? GONE;
    const parsed: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
    throw new Error(`Cannot use ${this.#file}: it is no JSON object`);
  }
}

/** The modification time of a missing file. */
const GONE = -1;

/** Returns the landing page of each source type; the default is the list of forms. */
function landingTable(template = '/?lang={lang}'): WfpConfig['LANDING'] {
  const addresses = (text: string) => ({
    en: text.replaceAll('{lang}', LANGUAGE_CODES.en.url),
    tc: text.replaceAll('{lang}', LANGUAGE_CODES['zh-Hant'].url),
    chs: text.replaceAll('{lang}', LANGUAGE_CODES['zh-Hans'].url),
  });
  const home = addresses('/?lang={lang}');
  return { lrw: addresses(template), eea: home, dev: home };
}

/** Returns the default office for printed forms, for files that name no office. */
function officeByCode(): WfpConfig['OFFICE'] {
  return {
    en: CUSTOMER_CENTRE.en,
    tc: CUSTOMER_CENTRE['zh-Hant'],
    chs: CUSTOMER_CENTRE['zh-Hans'],
  };
}

/** Returns the landing table of the file; the schema validates the whole file afterwards. */
function landingIn(file: object): object {
  const landing: unknown = Reflect.get(file, 'LANDING');
  return typeof landing === 'object' && landing !== null ? landing : {};
}
