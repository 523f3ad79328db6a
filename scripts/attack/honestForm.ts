import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormData, type Plan, toWire } from '#engine';
import { pdfWith } from '../../tests/support/sampleFiles.ts';
import { ROOT } from '../command/run.ts';
import { NotTriedError, pastCaptcha } from './Attack.ts';
import type { Target } from './Target.ts';

/** The path of the call that saves an LREAL1 and computes its price. */
export const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';

/** A form that a portal offers. */
export interface OfferedForm {
  readonly hash: string;
  readonly plan: Plan;
}

/** The response to a saved form. */
export interface Saved {
  readonly status: number;
  /** The whole body, for the table. */
  readonly text: string;
  readonly result?: string;
  readonly submissionId?: string;
  readonly paymentAmount?: string;
  /** The message keys of the errors in the answers. */
  readonly faults: readonly string[];
  /** The cookies of the response, without their attributes. */
  readonly cookies: readonly string[];
}

/** The number of days until the start date: allowed for an alert, and not too far ahead. */
const START_DAYS = 20;
const DAY_MS = 86_400_000;

/**
 * Requests a form.
 *
 * @returns `undefined` when the portal does not offer it
 */
export async function offeredForm(target: Target, code: string): Promise<OfferedForm | undefined> {
  const response = await target.call(`/api/forms/${code}`);
  if (response.status !== 200) return undefined;
  const { hash, plan } = (await response.json()) as { hash: string; plan: string };
  return { hash, plan: (await (await target.call(plan)).json()) as Plan };
}

/** Requests LREAL1 like `offeredForm`. @throws {NotTriedError} when the portal does not offer it */
export async function lreal1(target: Target): Promise<OfferedForm> {
  const form = await offeredForm(target, 'LREAL1');
  if (!form) throw new NotTriedError('needs a portal that offers LREAL1');
  return form;
}

/**
 * Reads a sample of LREAL1 and sets its start date to a future day.
 *
 * @param sample the file name of the sample, without extension
 * @param aheadMs the lead of the portal's clock over this machine's
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

/**
 * Returns answers of a corporation that uploads two PDFs: `content` as its certificate, and a
 * harmless one as its registration.
 */
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

/** Returns answers as the body of a call that saves them. */
export function bodyOf({ plan }: OfferedForm, formData: FormData): string {
  const wire = toWire(plan, formData);
  return JSON.stringify({ formData: wire, submissionDetail: { lang: 'Eng' } });
}

/**
 * Saves a form.
 *
 * @param body the result of `bodyOf`
 * @throws {NotTriedError} when the portal demands a captcha first
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
