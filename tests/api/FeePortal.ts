import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amountText, behaviourOf, evaluateForm, type FormData, toWire } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { openBase } from '../../server/compose/openBase.ts';
import { composeOver, type Portal } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { readSamples } from '../forms/support/readSamples.ts';
import { type FakeClamd, fakeClamd } from '../support/fakeClamd.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { withReadyStore } from '../support/readyStore.ts';
import { testClock } from '../support/testClock.ts';
import { PortalClient } from './portalClient.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const DETAIL = { lang: 'Eng' } as const;
const AT_METHOD = [{ path: '/CDPaymentMethod', key: 'validation_required', args: [] }];

/** The refusal when a payment method is missing or not allowed. */
export const REFUSED = { result: 'validationError', validationErr: AT_METHOD };

/** Returns answers that name a payment method. */
export const by = (method: string): FormData => ({ CDPaymentMethod: method });

/** Returns answers with a file as e-Cheque. */
export function eCheque(content: Buffer): FormData {
  const file = content.toString('base64');
  const uploadECheque = { name: 'a.pdf', type: 'application/pdf', size: content.length, file };
  return { ...by('echq'), payee: 'hksarGovernment', uploadECheque };
}

/** A form that applicants submit, with the answers of its samples. */
interface SentForm extends PortalForm {
  readonly samples: ReadonlyMap<string, FormData>;
}

/** A portal over sockets, with forms that require a fee and settings that change at run time. */
export class FeePortal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'landform-methods-'));
  readonly #forms = new Map<string, SentForm>();
  #portal: Portal | undefined;
  #clamd: FakeClamd | undefined;
  #origin = '';
  /** The clock of the portal; only the test advances it. */
  readonly clock = testClock(NOW);

  /** Returns the origin of the portal. */
  get origin(): string {
    return this.#origin;
  }

  /**
   * Starts the portal with some forms of the repository.
   *
   * @param codes the codes of these forms
   * @param further further environment variables
   */
  async open(
    codes: readonly string[],
    further: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    this.configure({});
    for (const code of codes) await this.#offer(code);
    this.#clamd = await fakeClamd();
    await withReadyStore(join(this.#folder, 'data'));
    const config = readConfig({
      MALWARE_SCANNER: 'clamd',
      CLAMD_ADDRESS: this.#clamd.address,
      PORT: '0',
      DATA_DIR: join(this.#folder, 'data'),
      DEFINITIONS_DIR: join(this.#folder, 'definitions'),
      FORMS_DIR: join(this.#folder, 'forms'),
      CONFIG_FILE: join(this.#folder, 'config.json'),
      TEST_FPS_PAYMENT: 'true',
      NO_CAPTCHA: 'true',
      RATE_SUBMISSION: '100000',
      LOG_LEVEL: 'silent',
      ...further,
    });
    this.#portal = await composeOver({ ...(await openBase(config)), clock: this.clock });
    this.#origin = await this.#portal.app.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.#portal?.close();
    await this.#clamd?.close();
  }

  /** Writes the operator's settings. */
  configure(settings: object): void {
    writeFileSync(join(this.#folder, 'config.json'), JSON.stringify(settings));
  }

  formOf(code: string): SentForm {
    const known = this.#forms.get(code);
    if (!known) throw new Error(`Cannot send ${code}: it was not read`);
    return known;
  }

  /** Creates an applicant whose answers are those of a sample and `more`. */
  applicant(code: string, more: FormData = {}, sample = 'minimal'): FeeApplicant {
    return new FeeApplicant(new PortalClient(this.#origin), this.formOf(code), more, sample);
  }

  /** Returns an e-Cheque of the test bank, by default for the fee of LR173's minimal sample. */
  async cheque(query: Readonly<Record<string, string>> = {}): Promise<Buffer> {
    const wish = new URLSearchParams({ amount: '14.00', ...query });
    const response = await fetch(`${this.#origin}/debug/test-e-cheque?${wish}`);
    if (!response.ok) throw new Error(`Cannot get an e-Cheque: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Returns the names of a submission's stored attachments. */
  attachmentsOf(submissionId: unknown): readonly string[] {
    const name = String(submissionId).toLowerCase();
    const path = join(this.#folder, 'data/files/attachments', name);
    return existsSync(path) ? readdirSync(path) : [];
  }

  async #offer(code: string): Promise<void> {
    const source = join(ROOT, 'forms', code);
    cpSync(source, join(this.#folder, 'forms', code), { recursive: true });
    const samples = (await readSamples(source)).map(
      ({ name, sample }) => [name, sample.formData as FormData] as const,
    );
    this.#forms.set(code, { ...(await loadPortalForm(code)), samples: new Map(samples) });
  }
}

/** An applicant with a form. */
export class FeeApplicant {
  readonly #client: PortalClient;
  readonly #form: SentForm;
  readonly #sample: FormData;
  #more: FormData;
  #kept: { readonly submissionId: string; readonly amount: string } | undefined;
  #dueWhenOpened = '';

  constructor(client: PortalClient, form: SentForm, more: FormData, sample: string) {
    this.#client = client;
    this.#form = form;
    this.#more = more;
    this.#sample = form.samples.get(sample) ?? {};
  }

  /** Saves the answers, or replaces the saved answers. */
  async keep(more: FormData = this.#more): Promise<Readonly<Record<string, unknown>>> {
    this.#more = more;
    const verb = this.#kept ? 'update' : 'submit';
    const { body, status } = await this.#post(`${verb}FormBeforePayment/${this.#form.plan.code}`, {
      formData: this.#formData(),
      submissionDetail: { ...DETAIL, submissionId: this.#kept?.submissionId },
    });
    const [submissionId, amount] = [String(body.submissionId), String(body.paymentAmount)];
    if (body.result === 'ok') this.#kept = { submissionId, amount };
    return { ...body, status };
  }

  /** Opens a transaction for the saved answers. */
  async open() {
    const { submissionId, amount: paymentAmount } = this.#kept ?? {};
    this.#dueWhenOpened = paymentAmount ?? '';
    const { body } = await this.#post('createTransaction', { submissionId, paymentAmount });
    return body;
  }

  async pay(
    transaction: Readonly<Record<string, unknown>>,
    path: string,
    paymentMethod: string,
    more: object = {},
  ) {
    const { transactionId, webToken } = transaction;
    const order = { totalAmount: this.#dueWhenOpened, currency: 'HKD', orderDetails: [] };
    const body = { transactionId, webToken, paymentMethod, order, locale: 'en-us', ...more };
    return this.#client.post(`/api/payment/${path}`, body);
  }

  /** Requests the available payment methods. */
  async methods(more: object = {}) {
    const body = { locale: 'en-us', amount: '14.00', preferpaymentmethods: [], ...more };
    const answer = await this.#client.post('/api/payment/availability', body);
    return answer.body.availablepaymentmethods;
  }

  /** Requests the status of a payment. */
  async poll({ transactionId }: Readonly<Record<string, unknown>>) {
    return (await this.#client.get(`/api/submission/poll/${transactionId}`, 'poll-response')).body;
  }

  /** Reads the result of the submission that a payment belongs to. */
  async result({ transactionId }: Readonly<Record<string, unknown>>) {
    const submissionDetail = { transactionId };
    return (await this.#post('submitFormByTxnId', { submissionDetail })).body;
  }

  /** Submits the complete form without saving it first. */
  async submit(printOnPaper = false) {
    const total = this.#totalOnline();
    const { body } = await this.#post(`${this.#form.plan.code}/${printOnPaper ? '0.00' : total}`, {
      formData: this.#formData(),
      submissionDetail: { ...DETAIL, printOnPaper },
    });
    return body;
  }

  #totalOnline(): string {
    const { plan, validator } = this.#form;
    // Only the wire format contains the bytes of a file.
    const answers = { ...this.#answers(), uploadECheque: undefined };
    const { data, fee } = evaluateForm(plan, validator, { data: answers, now: NOW });
    const { isPaymentRequired } = behaviourOf(plan, validator, data, NOW);
    return amountText(isPaymentRequired ? fee.totalCents : 0);
  }

  #answers(): FormData {
    return { ...this.#sample, ...this.#more };
  }

  #formData() {
    return toWire(this.#form.plan, this.#answers());
  }

  #post(path: string, body: object) {
    this.#client.headers.set('idempotency-key', `of-a-method-${randomUUID()}`);
    return this.#client.post(`/api/submission/${path}`, body);
  }
}
