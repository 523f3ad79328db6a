import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  amountText,
  behaviourOf,
  evaluateForm,
  type FormBehaviour,
  type FormData,
  METHOD_FIELD,
  plainIdNumber,
  toWire,
  type WireData,
} from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { comparable, filedUnder, isFiled } from '../e2e/support/arrivedAnswers.ts';
import { certificateQuery } from '../e2e/support/certificateQuery.ts';
import { uploadOf } from '../e2e/support/MouseHands.ts';
import { type OwnPortal, portalAt } from '../e2e/support/ownPortal.ts';
import { readSamples } from '../forms/support/readSamples.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { openCertificate, PortalClient } from './portalClient.ts';

const FORMS = join(ROOT, 'forms');
const DETAIL = { lang: 'Eng' } as const;
/** Number of polls for a paid form, and the pause between polls. */
const [TRIES, BETWEEN_MS] = [40, 500];

/** One portal per sample instant: a form that was open then may be closed today. */
const portals = new Map<string, Promise<OwnPortal>>();
afterAll(async () => {
  for (const portal of portals.values()) await (await portal).stop();
}, 60_000);

/** A form with its sample `full`, and the kind of its submission. */
interface Walk {
  readonly code: string;
  readonly form: PortalForm;
  readonly formData: FormData;
  readonly now: string;
  readonly behaviour: FormBehaviour;
}

const walks = await Promise.all((await formCodesIn(FORMS)).map(walkOf));
const isOnline = ({ behaviour }: Walk) => behaviour.submissionType === 'ALLOW_ESUBM';
/** The printed submissions, each with the data folder of its portal. */
const printed: { readonly dataDir: string; readonly submissionId: string }[] = [];

it.each(walks.filter(isOnline))(
  '$code: sample full is reviewed, signed, paid and filed unchanged',
  { timeout: 120_000 },
  async (walk) => {
    const { form, formData, now } = walk;
    const { origin, dataDir } = await portalOf(walk);
    const { submissionId } = await new Sender(origin, walk).send();
    const filed = await filedUnder(dataDir, String(submissionId));
    const { data } = evaluateForm(form.plan, form.validator, { data: formData, now });
    expect(comparable(form.plan, filed)).toEqual(comparable(form.plan, data));
  },
);

it.each(walks.filter((walk) => !isOnline(walk)))(
  'promise 1: $code ($behaviour.submissionType): sample full gets a number; its signed PDF is kept',
  { timeout: 120_000 },
  async (walk) => {
    const { origin, dataDir } = await portalOf(walk);
    const sender = new Sender(origin, walk);
    const noted = await sender.send();
    expect(noted.referenceNumber).toMatch(/\d{6}-\d{6}/);
    expect(noted, 'nothing was paid').not.toHaveProperty('paymentTxnNum');
    const signed = sender.signedPdf;
    if (signed === undefined) {
      expect(noted, 'promise 11: its paper document').toHaveProperty('pdfData');
    } else {
      expect(noted.pdfData, 'promise 1: the document that was signed').toBe(signed);
      expect(await sender.readSigned(String(noted.submissionId))).toBe(signed);
      expect(await sender.again(), 'a repeated call').toEqual(noted);
    }
    expect(await sender.handInOnline()).toMatchObject({ result: 'offlineOnly' });
    printed.push({ dataDir, submissionId: String(noted.submissionId) });
  },
);

// Runs last, after the exports of all earlier submissions.
it('printed forms: the server files no answers of a printed form', async () => {
  expect(printed).toHaveLength(walks.filter((walk) => !isOnline(walk)).length);
  for (const { dataDir, submissionId } of printed) {
    expect(await isFiled(dataDir, submissionId), submissionId).toBe(false);
  }
});

async function walkOf(code: string): Promise<Walk> {
  const full = (await readSamples(join(FORMS, code))).find(({ name }) => name === 'full')?.sample;
  if (!full) throw new Error(`Cannot send ${code}: it has no sample full`);
  const { now } = full;
  const form = await loadPortalForm(code);
  const formData = withMethod(form, full.formData, now);
  return {
    code,
    form,
    formData,
    now,
    behaviour: behaviourOf(form.plan, form.validator, formData, now),
  };
}

function portalOf({ now }: Walk): Promise<OwnPortal> {
  const portal = portals.get(now) ?? portalAt(now);
  portals.set(now, portal);
  return portal;
}

/** Returns the answers, with a payment method if the review requires it. */
function withMethod({ plan, validator }: PortalForm, data: FormData, now: string): FormData {
  const { isPaymentRequired, paymentMethod } = behaviourOf(plan, validator, data, now);
  const isAsked = isPaymentRequired && plan.paymentFields.includes(METHOD_FIELD);
  return isAsked && paymentMethod === undefined ? { ...data, CDPaymentMethod: 'visa' } : data;
}

/** The body of a response. */
type Answered = Readonly<Record<string, unknown>>;

/** A client that submits a filled form with the calls of its page, from the review on. */
class Sender {
  readonly #behaviour: FormBehaviour;
  readonly #client: PortalClient;
  readonly #code: string;
  readonly #wire: WireData;
  /** The body of the call for a printed form. */
  readonly #paper: object;
  /** The amount paid online, in dollars; zero when the form is free or paid at the counter. */
  readonly #amount: string;

  constructor(origin: string, { form, formData: data, now, behaviour }: Walk) {
    const { plan, validator } = form;
    this.#behaviour = behaviour;
    this.#client = new PortalClient(origin);
    this.#code = plan.code;
    this.#wire = toWire(plan, withBytes(data) as FormData);
    this.#paper = {
      formData: this.#wire,
      submissionDetail: { ...DETAIL, printOnPaper: true },
    };
    const { isPaymentRequired, submissionType } = behaviour;
    const { totalCents } = evaluateForm(plan, validator, { data, now }).fee;
    const isDue = isPaymentRequired && submissionType === 'ALLOW_ESUBM';
    this.#amount = amountText(isDue ? totalCents : 0);
  }

  /** The signed document, base64; absent without a signature. */
  signedPdf: string | undefined;
  #last: Answered = {};

  /** Repeats the last call. */
  async again(): Promise<Answered> {
    return this.#post(`submission/${this.#code}/${this.#amount}`, this.#last);
  }

  /** Requests the signed document, like the acknowledgement page. */
  async readSigned(submissionId: string): Promise<unknown> {
    return (await this.#post('submission/signedForm', { submissionDetail: { submissionId } }))
      .pdfData;
  }

  /** Makes all calls, and returns the last response: the acknowledgement. */
  async send(): Promise<Answered> {
    const filled = this.#filled();
    const review = await this.#post(`submission/review/${this.#code}/0`, filled);
    expect(review, 'the review').toHaveProperty('pdfData');
    const signatures = this.#behaviour.signatures.filter(({ disabled }) => !disabled);
    const isDue = Number(this.#amount) > 0;
    if (!isDue && signatures.length === 0) return this.#finish(filled);
    const saved = await this.#post(`submission/submitFormBeforePayment/${this.#code}`, filled);
    expect(saved).toMatchObject({ result: 'ok' });
    const submissionId = String(saved.submissionId);
    for (const request of signatures) await this.#sign(submissionId, request);
    if (isDue) await this.#pay(submissionId);
    const printOnPaper = this.#behaviour.submissionType !== 'ALLOW_ESUBM';
    return this.#finish({ submissionDetail: { ...DETAIL, submissionId, printOnPaper } });
  }

  async #sign(submissionId: string, request: FormBehaviour['signatures'][number]): Promise<void> {
    const asked = `/debug/test-certificate?${certificateQuery(request)}`;
    const { content, headers } = await this.#client.file(asked);
    const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
    const prepared = await this.#post(`submission/sign/${this.#code}/${request.id}`, {
      submissionDetail: { submissionId, ...DETAIL },
      ecertPub: signer.certificate,
      ecertChain: signer.chain,
      ...(request.idNumber && { idProof: signer.idProof(plainIdNumber(request.idNumber)) }),
    });
    const signed = await this.#post(`submission/signedHash/${request.id}`, {
      submissionId,
      ecertPub: signer.certificate,
      signedHash: signer.sign(String(prepared.toBeSigned)),
    });
    expect(signed, request.id).toMatchObject({ result: 'ok' });
    this.signedPdf = String(signed.pdfData);
  }

  async #pay(submissionId: string): Promise<void> {
    const amount = { submissionId, paymentAmount: this.#amount };
    const { transactionId, webToken } = await this.#post('submission/createTransaction', amount);
    const order = { totalAmount: this.#amount, currency: 'HKD', orderDetails: [] };
    const paying = { transactionId, webToken, paymentMethod: 'visa', order, locale: 'en-us' };
    const { redirecturl } = await this.#post('payment/web/visa', paying);
    await this.#client.page(new URL(String(redirecturl)).pathname, { button: 'approve' });
  }

  /** Submits the form as if it allowed an online submission. */
  async handInOnline(): Promise<Answered> {
    // Another idempotency key creates a new submission; the saved submission is completed.
    const path = `submission/${this.#code}/${this.#amount}`;
    return this.#post(path, this.#filled(), 'handed-in-again');
  }

  #filled(): object {
    return { formData: this.#wire, submissionDetail: DETAIL };
  }

  async #finish(handedIn: object): Promise<Answered> {
    const isOnline = this.#behaviour.submissionType === 'ALLOW_ESUBM';
    const body = isOnline || this.signedPdf !== undefined ? handedIn : this.#paper;
    this.#last = body as Answered;
    const call = () => this.#post(`submission/${this.#code}/${this.#amount}`, body);
    let answer = await call();
    for (let left = TRIES; left > 0 && answer.result === 'processing'; left -= 1) {
      await sleep(BETWEEN_MS);
      answer = await call();
    }
    expect(answer).toMatchObject({ result: 'ok' });
    return answer;
  }

  async #post(
    path: string,
    body: object,
    use = body === this.#paper ? 'completed-on-paper' : 'handed-in-online',
  ): Promise<Answered> {
    this.#client.headers.set('idempotency-key', `walk-of-${this.#code}-${use}`);
    return (await this.#client.post(`/api/${path}`, body)).body;
  }
}

/** Returns the answers with the base64 content of each file. */
function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('sha256' in value) {
    const { name, mimeType, buffer } = uploadOf(value);
    return { name, size: buffer.length, type: mimeType, file: buffer.toString('base64') };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withBytes(each)]));
}
