import type { FastifyRequest } from 'fastify';
import { type Language, languageOf } from '#engine';
import { ApiError } from '../../http/errors.ts';
import type { Sittings } from '../../plugins/sitting.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { Services } from '../../services/contract/Services.ts';

/** The dependencies of the routes of the submission service. */
export interface SubmissionDeps {
  readonly services: Services;
  readonly forms: FormCatalogue;
  readonly sittings: Sittings;
}

/**
 * Finds the definition of a call: that of the header `Form-Definition`, otherwise the current
 * definition.
 *
 * @returns `undefined` when the form does not have the definition, or the applicant may no longer
 *   continue with it
 * @throws {ApiError} `invalidFormCode` when the form does not exist
 */
export async function definitionOf(
  forms: FormCatalogue,
  code: string,
  request: FastifyRequest,
): Promise<CatalogueForm | undefined> {
  const current = forms.current(code);
  const hash = headerText(request, 'form-definition');
  if (hash === undefined || hash === current?.hash) {
    if (!current) throw new ApiError('invalidFormCode');
    return current;
  }
  const pinned = HASH.test(hash) ? await forms.byHash(hash) : undefined;
  if (pinned?.code === code) return forms.mayGoOn(pinned) ? pinned : undefined;
  if (!current) throw new ApiError('invalidFormCode');
  return undefined;
}

/** Returns the key that identifies a repeated call. @throws {ApiError} `badHeader` */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = headerText(request, 'idempotency-key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError('badHeader');
  return key;
}

/**
 * Converts an amount of the path to integer cents: only digits, no leading zero, at most two
 * decimals.
 *
 * @throws {ApiError} `badAmount` for any other spelling
 */
export function pathCents(amount: string): number {
  const [, dollars, decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (dollars === undefined) throw new ApiError('badAmount');
  return Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Returns the language of a body; the default language for an unknown code. */
export function bodyLanguage(lang: string | undefined): Language {
  return languageOf(lang);
}

const HASH = /^[0-9a-f]{64}$/;
/**
 * Keys have at least 16 characters, because a short key could equal another call's key by chance.
 */
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{16,255}$/;
const AMOUNT = /^(0|[1-9][0-9]{0,12})(?:\.([0-9]{1,2}))?$/;

function headerText({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
