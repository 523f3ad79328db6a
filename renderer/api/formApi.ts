import {
  type ConditionTests,
  chequesByGateway,
  type Feature,
  HONG_KONG_OFFSET_MS,
  type Judge,
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

/** A form as a page holds it: one definition, with the texts of the languages seen so far. */
export interface LoadedForm {
  readonly code: string;
  /** Hash of the definition; goes along with every call. */
  readonly hash: string;
  readonly plan: Plan;
  /** What its conditions ask: enough to show it. */
  readonly tests: ConditionTests;
  /** Fetches what tells right answers from wrong ones. @throws {TypeError} when it cannot be had; ask again */
  fetchJudge(): Promise<Judge>;
  /** Texts of a language that was fetched. @throws {RangeError} for another language */
  textsIn(language: Language): Texts;
  /** Fetches the texts of a language; at once when they are there. */
  fetchTexts(language: Language): Promise<void>;
  /** The server's time now, ISO 8601 with Hong Kong's offset: what "today" follows from. */
  now(): string;
}

/** One form on offer: its code, the path it is opened at, its group, its titles by language. */
export type FormEntry = FormsResponse['forms'][number];

/** Lists the forms on offer. @throws {CallError} */
export async function listForms(http: Http): Promise<readonly FormEntry[]> {
  return (await http.send<FormsResponse>({ method: 'GET', path: '/api/forms' })).forms;
}

/**
 * Fetches a form's plan, what its conditions ask and its texts in one language. What judges its answers
 * comes later, when the page asks for it: nobody begins with it.
 *
 * @param facts what the portal's configuration puts into the form's texts
 * @throws {CallError} when the code is unknown or the server cannot be reached
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
    fetchJudge: () => fetchJudge(found.validator),
    texts: { [language]: texts },
    fetchTexts,
    serverNow: found.serverNow,
    receivedAt,
    hotline: facts.hotline,
    features: facts.features,
  });
}

/** What a form is put together from. */
export interface FormParts {
  readonly plan: Plan;
  readonly tests: ConditionTests;
  readonly fetchJudge: () => Promise<Judge>;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
  readonly fetchTexts: (language: Language) => Promise<Texts>;
  /** The server's time, ISO 8601. */
  readonly serverNow: string;
  /** When the server's time came here, in milliseconds of this machine's clock; now unless told. */
  readonly receivedAt?: number;
  /** Stands wherever a text says `{phone}`. */
  readonly hotline: string;
  /** Features of the portal that texts may speak of; none unless given. */
  readonly features?: readonly Feature[];
}

/** Puts a form together from parts that are there already (a prerendered page, a story, a test). */
export function formOf(parts: FormParts): LoadedForm {
  const {
    plan,
    tests,
    fetchJudge,
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
    fetchJudge,
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

/** The engine's half of the judge and the form's, side by side. */
async function fetchJudge(address: string): Promise<Judge> {
  const [{ judgeOf }, validator] = await Promise.all([
    import('../form/judging.ts'),
    importModule<ValidatorModule>(address),
  ]);
  return judgeOf(validator);
}

/** The module is named by its content and served by the same server: it is code of ours. */
async function importModule<M>(address: string): Promise<M> {
  return (await import(/* @vite-ignore */ address)) as M;
}

/** When an answer came: a drawn page asks for its form's before the code is there that reads it. */
function arrivalOf(path: string): number {
  const entry = performance.getEntriesByName(window.location.origin + path).at(-1);
  return entry ? performance.timeOrigin + entry.startTime + entry.duration : Date.now();
}

function hongKongTime(at: number): string {
  return new Date(at + HONG_KONG_OFFSET_MS).toISOString().replace('Z', '+08:00');
}
