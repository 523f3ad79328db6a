import {
  type ConditionTests,
  chequesByGateway,
  type Feature,
  type FormValidator,
  HONG_KONG_OFFSET_MS,
  type Language,
  type Plan,
  type PortalFacts,
  portalTexts,
  type Texts,
  type ValidatorModule,
} from '#engine';
import type { FormResponse } from '#schemas/types/form-response.generated.d.ts';
import type { FormsResponse } from '#schemas/types/forms-response.generated.d.ts';
import type { Http } from './http.ts';

/** A form in the page: one definition, with the texts of the languages fetched so far. */
export interface LoadedForm {
  readonly code: string;
  /** Hash of the definition, which every call sends. */
  readonly hash: string;
  readonly plan: Plan;
  /** The tests of the form's conditions, which the page needs to render the form. */
  readonly tests: ConditionTests;
  /**
   * Fetches the form's validator.
   *
   * @throws {TypeError} when it cannot be fetched; the caller may retry
   */
  fetchFormValidator(): Promise<FormValidator>;
  /**
   * Returns the fetched texts of a language.
   *
   * @throws {RangeError} for another language
   */
  textsIn(language: Language): Texts;
  /** Fetches the texts of a language; resolves at once when they are present. */
  fetchTexts(language: Language): Promise<void>;
  /** Returns the server's current time, ISO 8601 with Hong Kong's offset. It defines "today". */
  now(): string;
}

/** A form on offer: its code, path, group and titles by language. */
export type FormEntry = FormsResponse['forms'][number];

/**
 * Lists the forms on offer.
 *
 * @throws {CallError}
 */
export async function listForms(http: Http): Promise<readonly FormEntry[]> {
  return (await http.send<FormsResponse>({ method: 'GET', path: '/api/forms' })).forms;
}

/**
 * Fetches a form's plan, its condition tests and its texts in one language. The page fetches the
 * validator later, because rendering does not need it.
 *
 * @param facts values of the portal's configuration: they fill placeholders of texts and decide
 *   whether the gateway accepts e-Cheques
 * @throws {CallError} when the code is unknown or the server cannot be reached
 * @throws {TypeError} when the module of the condition tests cannot be imported
 */
export async function loadForm(
  http: Http,
  code: string,
  language: Language,
  facts: PortalFacts & { readonly eCheque?: { readonly byGateway?: boolean } },
): Promise<LoadedForm> {
  const path = `/api/forms/${encodeURIComponent(code)}`;
  const found = await http.send<FormResponse>({ method: 'GET', path });
  const receivedAt = arrivalOf(path);
  const [plan, tests, texts] = await Promise.all([
    http.send<Plan>({ method: 'GET', path: found.plan }),
    importModule<ConditionTests>(found.conditions),
    http.send<Texts>({ method: 'GET', path: found.texts[language] }),
  ]);
  const fetchTexts = (wanted: Language) =>
    http.send<Texts>({ method: 'GET', path: found.texts[wanted] });
  return formOf({
    plan: facts.eCheque?.byGateway ? chequesByGateway(plan) : plan,
    tests,
    fetchFormValidator: () => fetchFormValidator(found.validator),
    texts: { [language]: texts },
    fetchTexts,
    serverNow: found.serverNow,
    receivedAt,
    hotline: facts.hotline,
    features: facts.features,
  });
}

/** The parts that a form is built from. */
export interface FormParts {
  readonly plan: Plan;
  readonly tests: ConditionTests;
  readonly fetchFormValidator: () => Promise<FormValidator>;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
  readonly fetchTexts: (language: Language) => Promise<Texts>;
  /** The server's time, ISO 8601. */
  readonly serverNow: string;
  /**
   * Time at which the server's time arrived, in milliseconds of this device's clock; default: now.
   */
  readonly receivedAt?: number;
  /** Replaces `{phone}` in texts. */
  readonly hotline: string;
  /** The portal's features, which the texts may mention; default: none. */
  readonly features?: readonly Feature[];
}

/** Creates a form from parts that are present already (a prerendered page, a story, a test). */
export function formOf(parts: FormParts): LoadedForm {
  const {
    plan,
    tests,
    fetchFormValidator,
    fetchTexts,
    serverNow,
    hotline,
    features = [],
    receivedAt = Date.now(),
  } = parts;
  const known = new Map<string, Texts>();
  const keep = (language: string, texts: Texts) =>
    known.set(language, portalTexts(texts, { hotline, features }));
  for (const [language, texts] of Object.entries(parts.texts)) keep(language, texts);
  const aheadMs = Date.parse(serverNow) - receivedAt;
  return {
    code: plan.code,
    hash: plan.hash,
    plan,
    tests,
    fetchFormValidator,
    textsIn(language) {
      const found = known.get(language);
      if (!found) throw new RangeError(`Cannot show the form: no texts in ${language}`);
      return found;
    },
    async fetchTexts(language) {
      if (!known.has(language)) keep(language, await fetchTexts(language));
    },
    now: () => hongKongTime(Date.now() + aheadMs),
  };
}

/** Creates the validator from the engine's code and the form's code, which load in parallel. */
async function fetchFormValidator(address: string): Promise<FormValidator> {
  const [{ createFormValidator }, validator] = await Promise.all([
    import('./formValidator.ts'),
    importModule<ValidatorModule>(address),
  ]);
  return createFormValidator(validator);
}

/** Imports a module of the same server. Its name contains the hash of its content. */
async function importModule<M>(address: string): Promise<M> {
  return (await import(/* @vite-ignore */ address)) as M;
}

/**
 * Returns when a response arrived. A prerendered page requests its form before the code that reads
 * it is loaded.
 */
function arrivalOf(path: string): number {
  const entry = performance.getEntriesByName(window.location.origin + path).at(-1);
  return entry ? performance.timeOrigin + entry.startTime + entry.duration : Date.now();
}

function hongKongTime(at: number): string {
  return new Date(at + HONG_KONG_OFFSET_MS).toISOString().replace('Z', '+08:00');
}
