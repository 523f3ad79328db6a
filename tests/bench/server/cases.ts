import { randomUUID } from 'node:crypto';
import type { LoadRequest } from './openLoad.ts';
import type { ReadyPortal } from './readyPortal.ts';

/** A load of one kind of request. */
export interface ServerCase {
  readonly name: string;
  readonly perSecond: number;
  /** Largest p95, as a multiple of the bare route's; no goal when absent. */
  readonly atMost?: number;
  /** @param index of the request, from 0 on */
  readonly request: (portal: ReadyPortal, index: number) => LoadRequest;
}

/** Requests a second to the bare route: the same rate as polls, for comparison. */
export const BARE_PER_SECOND = 500;

const poll: ServerCase['request'] = ({ payments }, index) => {
  const { transactionId = '', cookie = '' } = payments[index % payments.length] ?? {};
  return get(`/api/submission/poll/${transactionId}`, { cookie });
};

const save: ServerCase['request'] = ({ answers }, index) => ({
  ...post('/api/submission/submitFormBeforePayment/LREAL1', bodyOf(answers, index)),
  headers: { 'idempotency-key': randomUUID() },
});

/** The loads in order of measurement. Polls run first, right after the bare route. */
export const SERVER_CASES: readonly ServerCase[] = [
  {
    name: 'poll',
    perSecond: 500,
    atMost: 3,
    request: poll,
  },
  { name: 'form definition', perSecond: 500, request: ({ plan }) => get(plan) },
  { name: 'page', perSecond: 500, request: () => get('/form/LREAL1') },
  { name: 'save', perSecond: 40, request: save },
  {
    name: 'review, distinct PDFs',
    perSecond: 3,
    request: ({ answers }, index) =>
      post('/api/submission/review/LREAL1/0', bodyOf(answers, index)),
  },
  { name: 'captcha', perSecond: 40, request: () => post('/api/wfp/challenge/eng', {}) },
];

/** A load with a rate that rises until the portal falls behind. */
export interface RisingCase {
  readonly name: string;
  /** Requests a second, step by step. */
  readonly rates: readonly number[];
  readonly request: ServerCase['request'];
}

/** Polls per save in the mixed load: a page polls every two seconds while the applicant pays. */
const POLLS_A_SAVE = 15;

/** The loads of payment, while twenty payments are pending. */
export const PAYMENT_CASES: readonly RisingCase[] = [
  { name: 'poll', rates: [250, 500, 750, 1000, 1250, 1500, 2000, 2500], request: poll },
  { name: 'save before payment', rates: [10, 20, 40, 60, 80, 100, 150, 200], request: save },
  {
    name: `save and ${POLLS_A_SAVE} polls`,
    rates: [80, 160, 320, 480, 640, 800, 960, 1280],
    request: (portal, index) => (index % (POLLS_A_SAVE + 1) === 0 ? save : poll)(portal, index),
  },
];

function get(path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest {
  return { method: 'GET', path, headers };
}

function post(path: string, body: object): LoadRequest {
  return { method: 'POST', path, body: JSON.stringify(body) };
}

/** Returns a request body with unique answers: each index has a different telephone number. */
function bodyOf(answers: ReadyPortal['answers'], index: number): object {
  const ContactTel = `2345 ${String(index).padStart(4, '0')}`;
  return { formData: { ...answers, ContactTel }, submissionDetail: { lang: 'Eng' } };
}
