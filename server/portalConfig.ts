import { readFileSync, statSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import broadcastSchema from '#schemas/config/wfp-broadcast.schema.json' with { type: 'json' };
import portalSchema from '#schemas/config/wfp-config.schema.json' with { type: 'json' };
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import type { Config } from './config.ts';

/** Addresses that a source type returns to, by language. */
type Landing = Readonly<Record<Language, string>>;

/** Source types of the specification (document 1, section 2); the first is the default. */
const SOURCE_TYPES = ['lrw', 'eea', 'dev'] as const;

/** A source type of an address. */
type SourceType = (typeof SOURCE_TYPES)[number];

/** What the browser is told, read again when its file changes. */
export interface PortalConfig {
  readonly readPortalConfig: () => WfpConfig;
  readonly readBroadcast: () => WfpBroadcast;
  /** Where a source type leads back to; what is no source type leads where the default does. */
  readonly landingOf: (sourceType: string, language: Language) => string;
}

/**
 * Reads the portal's flags and notices from their JSON files. A file that becomes faulty while the
 * server runs changes nothing: the last good content stays, and `onFault` is told.
 *
 * @throws {Error} when a file is missing or does not fit its schema at the start
 */
export function openPortalConfig(config: Config, onFault: (fault: string) => void): PortalConfig {
  const landing = landingTable(config.landingUrl);
  const server = {
    ENVIRONMENT: config.mode.toUpperCase(),
    TEST_FPS_PAYMENT: config.payment.testFps,
    NO_CAPTCHA: config.noCaptcha,
    DEBUG_PAGES: config.debugPages,
    LANDING: landing,
  };
  const noPayment = config.payment.gateway === 'none' ? { DISABLE_ALL_GCIS_PAYMENT: true } : {};
  const portal = new CheckedFile<WfpConfig>(config.configFile, portalSchema, {
    ...server,
    ...noPayment,
  });
  const broadcast = new CheckedFile<WfpBroadcast>(config.broadcastFile, broadcastSchema, {});
  return {
    readPortalConfig: () => portal.read(onFault),
    readBroadcast: () => broadcast.read(onFault),
    landingOf: (sourceType, language) =>
      (SOURCE_TYPES.find((known) => known === sourceType) === undefined
        ? landing.lrw
        : landing[sourceType as SourceType])[language],
  };
}

/** A JSON file under a schema, with values of the server's own laid over it. */
class CheckedFile<T> {
  readonly #file: string | undefined;
  readonly #fits: (value: unknown) => value is T;
  readonly #over: object;
  #changedAt = Number.NaN;
  #content: T;

  constructor(file: string | undefined, schema: AnySchemaObject, over: object) {
    const ajv = new Ajv2020({ strict: true, useDefaults: true, allowUnionTypes: true });
    this.#file = file;
    this.#fits = ajv.compile<T>(schema);
    this.#over = over;
    this.#content = this.#load();
  }

  read(onFault: (fault: string) => void): T {
    if (this.#file === undefined) return this.#content;
    try {
      if (statSync(this.#file).mtimeMs !== this.#changedAt) this.#content = this.#load();
    } catch (error) {
      onFault(error instanceof Error ? error.message : 'Cannot read a configuration file');
    }
    return this.#content;
  }

  #load(): T {
    const value: unknown = { ...this.#fromFile(), ...this.#over };
    if (this.#fits(value)) return value;
    throw new Error(`Cannot use ${this.#file ?? 'the built-in settings'}: it breaks its schema`);
  }

  #fromFile(): object {
    if (this.#file === undefined) return {};
    this.#changedAt = statSync(this.#file).mtimeMs;
    const parsed: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
    throw new Error(`Cannot use ${this.#file}: it is no JSON object`);
  }
}

function landingTable(template: string | undefined): Readonly<Record<SourceType, Landing>> {
  const byLanguage = (addressOf: (code: string) => string): Landing => {
    const entries = LANGUAGES.map((language) => [
      language,
      addressOf(LANGUAGE_CODES[language].url),
    ]);
    return Object.fromEntries(entries) as Landing;
  };
  const home = byLanguage((code) => `/?lang=${code}`);
  const lrw = template ? byLanguage((code) => template.replaceAll('{lang}', code)) : home;
  return { lrw, eea: home, dev: home };
}
