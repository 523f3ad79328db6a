import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormData, type Plan, toWire } from '#engine';
import { pdfWith } from '../../tests/support/sampleFiles.ts';
import { ROOT } from '../run.ts';
import { NotTriedError, pastCaptcha } from './Attack.ts';
import type { Target } from './Target.ts';

/** The call that keeps and prices an LREAL1. */
export const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';

/** A form that a portal offers. */
export interface OfferedForm {
  readonly hash: string;
  readonly plan: Plan;
}

/** The answer to a kept form. */
export interface Saved {
  readonly status: number;
  /** The whole body, for the table. */
  readonly text: string;
  readonly result?: string;
  readonly submissionId?: string;
  readonly paymentAmount?: string;
  /** Keys of the faults of the answers. */
  readonly faults: readonly string[];
  /** The cookies that it sets, without their attributes. */
  readonly cookies: readonly string[];
}

/** Long enough ahead that an alert may begin then, and soon enough. */
const START_DAYS = 20;
const DAY_MS = 86_400_000;

/**
 * Asks for a form.
 *
 * @returns `undefined` when the portal does not offer it
 */
export async function offeredForm(target: Target, code: string): Promise<OfferedForm | undefined> {
  const response = await target.call(`/api/forms/${code}`);
  if (response.status !== 200) return undefined;
  const { hash, plan } = (await response.json()) as { hash: string; plan: string };
  return { hash, plan: (await (await target.call(plan)).json()) as Plan };
}

/** As `offeredForm`, for LREAL1. @throws {NotTriedError} when the portal does not offer it */
export async function lreal1(target: Target): Promise<OfferedForm> {
  const form = await offeredForm(target, 'LREAL1');
  if (!form) throw new NotTriedError('needs a portal that offers LREAL1');
  return form;
}

/**
 * Reads a sample of LREAL1, to begin at a date that is not over.
 *
 * @param sample name of the sample's file, without ending
 * @param aheadMs how far the portal's clock is ahead of this machine's
 */
export function honestAnswers(sample: 'minimal' | 'corporate-online', aheadMs = 0): FormData {
  const file = join(ROOT, `forms/LREAL1/samples/${sample}.json`);
  const { formData } = JSON.parse(readFileSync(file, 'utf8')) as { formData: FormData };
  const start = new Date(Date.now() + aheadMs + START_DAYS * DAY_MS).toISOString();
  const [startYear = '', startMonth = '', startDay = ''] = start.slice(0, 10).split('-');
  const [order] = formData.orders as readonly object[];
  const orders = [{ ...order, startDate: { startDay, startMonth, startYear } }];
  return { ...formData, orders, CDPaymentMethod: 'visa' };
}

/** Answers of a corporation that uploads a PDF as its certificate, and an honest one beside it. */
export function answersWithFile(content: Buffer): FormData {
  const fileOf = (name: string, bytes: Buffer) => {
    return { name, type: 'application/pdf', file: bytes.toString('base64') };
  };
  const supportDocument = [
    { docType: 'certificateOfIncorporation', docFile: fileOf('certificate.pdf', content) },
    { docType: 'businessRegistration', docFile: fileOf('registration.pdf', pdfWith()) },
  ];
  return { ...honestAnswers('corporate-online'), supportDocument };
}

/** Writes answers as the body of a call that keeps them. */
export function bodyOf({ plan }: OfferedForm, formData: FormData): string {
  const wire = toWire(plan, formData);
  return JSON.stringify({ formData: wire, submissionDetail: { lang: 'Eng' } });
}

/**
 * Keeps a form.
 *
 * @param body of `bodyOf`
 * @throws {NotTriedError} when the portal asks for a captcha first
 */
export async function save(
  target: Target,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  path = SAVE,
): Promise<Saved> {
  const response = pastCaptcha(await target.post(path, body, { ...headers }));
  const text = await response.text();
  const answer = JSON.parse(text) as Partial<Saved> & { validationErr?: { key: string }[] };
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const faults = (answer.validationErr ?? []).map(({ key }) => key);
  return { ...answer, status: response.status, text, faults, cookies };
}
