import { expect, type Locator, type Page } from '@playwright/test';
import {
  behaviourOf,
  type FormData,
  formatSigner,
  LANGUAGE_CODES,
  type Language,
  methodName,
  type SignatureRequest,
} from '#engine';
import type { PortalForm } from '../../support/loadPortalForm.ts';
import { signWithCertificate } from './certificateDialog.ts';
import { certificateQuery } from './certificateQuery.ts';
import { FieldFiller } from './FieldFiller.ts';
import type { Look } from './Look.ts';
import { type Hands, MouseHands } from './MouseHands.ts';
import { problemsButton } from './problemsButton.ts';
import { SandboxBankPage } from './SandboxBankPage.ts';
import { ShownScreen } from './ShownScreen.ts';
import { stepSwitchMs } from './stepSwitch.ts';
import { Words } from './Words.ts';

/** A form to walk through: its portal, its language and the answers. */
export interface WalkedForm {
  readonly form: PortalForm;
  readonly origin: string;
  readonly language: Language;
  readonly answers: FormData;
  /** The instant at which the portal's clock started. */
  readonly now: string;
  /** Ids of signatures to sign later; absent: none. */
  readonly later?: readonly string[];
  /** Whether the walk skips the checks of error messages. */
  readonly isPlain?: boolean;
}

/** Maximum screens of a walk. Every form has fewer. */
const MOST_SCREENS = 20;

/**
 * An applicant who walks through any form from its notes to its end. The applicant enters the
 * answers through the widgets, signs with certificates of the test authority, and pays by card.
 */
export class FormWalk {
  readonly page: Page;
  readonly #walked: WalkedForm;
  readonly #words: Words;
  readonly #screen: ShownScreen;
  readonly #filler: FieldFiller;
  readonly #hands: Hands;
  readonly #isTimed: boolean;
  readonly #switches: number[] = [];

  /** @param hands the hands that replace the mouse; with these, step changes are not timed */
  constructor(page: Page, walked: WalkedForm, hands?: Hands) {
    this.page = page;
    this.#walked = walked;
    this.#hands = hands ?? new MouseHands(page);
    this.#isTimed = hands === undefined;
    const { plan, validator } = walked.form;
    this.#words = new Words(walked.language, plan.code);
    this.#screen = new ShownScreen(page, walked.form, this.#words);
    this.#filler = new FieldFiller({ page, plan, validator, now: walked.now }, this.#hands);
  }

  /** Returns the milliseconds from each press of Next until the next step is painted. */
  get switches(): readonly number[] {
    return this.#switches;
  }

  get #main(): Locator {
    return this.page.getByRole('main');
  }

  get #next(): Locator {
    return this.#main.locator('.step-buttons .button-primary');
  }

  get #heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /**
   * Opens the form on the first site that offers it, and accepts its notes. A simplified form has
   * no notes.
   */
  async begin(look: Look): Promise<void> {
    const { form, origin, language } = this.#walked;
    const { manifest, code } = form.plan;
    const site = manifest.sourceTypes?.[0] ?? 'lrw';
    const { url } = LANGUAGE_CODES[language];
    await this.page.goto(`${origin}/${site}/form/${code}?lang=${url}&nocaptcha=true`);
    await expect(this.#heading).toBeVisible({ timeout: 20_000 });
    if (manifest.simplifiedForm) return;
    await look({ id: 'intro', state: 'empty' });
    for (const box of await this.#main.getByRole('checkbox').all()) await this.#hands.tick(box);
    const start = this.#words.of('wizard:notes.want.start');
    await this.#hands.press(this.#main.getByRole('button', { name: start }));
  }

  /**
   * Walks from the first own step to the end.
   *
   * @param until id of the last screen to fill in, if the walk must end there
   * @returns ids of the visited screens, in order
   */
  async toTheEnd(look: Look, until?: string): Promise<readonly string[]> {
    const met: string[] = [];
    while (met.length < MOST_SCREENS) {
      const id = await this.#screen.after(met.at(-1));
      met.push(id);
      if (id === 'acknowledgement') {
        await this.#closeCompletion();
        await look({ id, state: 'filled' });
        return met;
      }
      await this.#fillIn(id, look);
      if (id === until) return met;
      await this.#goOn(id, look);
      if (await this.#screen.isDoneSilently(id)) return met;
    }
    throw new Error(`Cannot end the walk: it met ${met.join(', ')}`);
  }

  /** Closes the dialog over the acknowledgement of a form that is completed on paper. */
  async #closeCompletion(): Promise<void> {
    const { form, now } = this.#walked;
    const answers = this.#filler.answers.evaluate().data;
    const { submissionType } = behaviourOf(form.plan, form.validator, answers, now);
    if (submissionType === 'ALLOW_ESUBM') return;
    const dialog = this.page.getByRole('alertdialog', {
      name: this.#words.of('wizard:dialog.complete'),
    });
    await dialog.getByRole('button', { name: this.#words.of('common:button.close') }).click();
  }

  /** Fills in one screen. `look` checks the screen when empty, with errors, and when complete. */
  async #fillIn(id: string, look: Look): Promise<void> {
    const { plan } = this.#walked.form;
    const fields = plan.steps.find((step) => step.id === id)?.fields;
    if (fields || id === 'submission') {
      await look({ id, state: 'empty' });
      if (!this.#walked.isPlain) await this.#lookAtErrors(id, look);
      await this.#filler.fill(fields ?? plan.workflowFields, this.#walked.answers);
      if (id === 'submission') await this.#sign(look);
    }
    if (id === 'confirmation') await this.#choosePayment();
    await look({ id, state: 'filled' });
  }

  /**
   * Chooses a payment method on the review if a fee is due. The method is that of the answers, or
   * else the first online method of the form.
   */
  async #choosePayment(): Promise<void> {
    const { plan } = this.#walked.form;
    if (this.#filler.answers.fee().totalCents === 0) return;
    const [method = 'visa'] = plan.manifest.payment?.online ?? [];
    const answers = { CDPaymentMethod: method, ...this.#walked.answers };
    await this.#filler.fill(plan.paymentFields, answers);
  }

  /**
   * Presses Next and checks the errors, if an answer or a signature is missing. Skips a complete
   * step, because Next would leave the step.
   */
  async #lookAtErrors(id: string, look: Look): Promise<void> {
    const store = this.#filler.answers;
    const missing = store.validateSteps([id]).length > 0;
    store.clearErrors();
    const unsigned = id === 'submission' && this.#wanted().some(({ optional }) => !optional);
    if (!missing && !unsigned) return;
    // A sign-only form has no Next button yet.
    if ((await this.#next.count()) === 0) return;
    await this.#hands.press(this.#next);
    const dialog = this.page.getByRole('dialog', {
      name: this.#words.of('wizard:dialog.validation'),
    });
    await expect(dialog).toBeVisible();
    await look({ id, state: 'validation dialog' });
    await this.#hands.press(problemsButton(dialog, this.#words));
    await look({ id, state: 'errors' });
  }

  async #goOn(id: string, look: Look): Promise<void> {
    if (id === 'submission' || id === 'confirmation' || !this.#isTimed) {
      await this.#hands.press(this.#next);
      if (id === 'submission') await this.#payIfDue(look);
      return;
    }
    const took = await stepSwitchMs(this.#next);
    if (took !== undefined) this.#switches.push(took);
  }

  /** Returns the signatures that the answers require and that are not disabled. */
  #wanted(): readonly SignatureRequest[] {
    const { form, now } = this.#walked;
    const answers = this.#filler.answers.evaluate().data;
    const { signatures } = behaviourOf(form.plan, form.validator, answers, now);
    return signatures.filter(({ disabled }) => !disabled);
  }

  async #sign(look: Look): Promise<void> {
    for (const request of this.#wanted()) {
      if (this.#walked.later?.includes(request.id)) await this.#signLater(request);
      else await this.#signOne(request, look);
    }
  }

  async #signLater({ id }: SignatureRequest): Promise<void> {
    const card = this.page.locator(`[id="signature-${id}"]`);
    const button = card.getByRole('button', { name: this.#words.of('signing:field.later') });
    await this.#hands.press(button);
    await expect(button).toBeHidden();
    await expect(card).toContainText(this.#words.of('signing:field.putOff'));
  }

  async #signOne(request: SignatureRequest, look: Look): Promise<void> {
    const { origin, language } = this.#walked;
    const card = this.page.locator(`[id="signature-${request.id}"]`);
    const sign = this.#words.of('signing:field.sign');
    await this.#hands.press(card.getByRole('button', { name: sign }).first());
    const dialog = this.page.getByRole('dialog', {
      name: this.#words.of('signing:certificate.title'),
    });
    // The server stores a copy before the dialog opens.
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await look({ id: 'submission', state: 'certificate dialog' });
    const response = await this.page.request.get(
      `${origin}/debug/test-certificate?${certificateQuery(request)}`,
    );
    expect(response.ok(), `a certificate for ${request.id}`).toBe(true);
    await signWithCertificate(response, { dialog, words: this.#words, hands: this.#hands });
    const name = formatSigner(certificateName(request), language);
    await expect(card).toContainText(this.#words.of('signing:field.signed', { name }), {
      timeout: 30_000,
    });
  }

  async #payIfDue(look: Look): Promise<void> {
    const { form, now } = this.#walked;
    const answers = this.#filler.answers;
    const { isPaymentRequired, submissionType } = behaviourOf(
      form.plan,
      form.validator,
      answers.evaluate().data,
      now,
    );
    if (!isPaymentRequired || submissionType !== 'ALLOW_ESUBM') return;
    if (answers.fee().totalCents === 0) return;
    const dialog = this.page.getByRole('dialog', { name: this.#words.of('payment:payOnline') });
    const offered = form.plan.manifest.payment?.online;
    const method = offered && !offered.includes('visa') ? 'mastercard' : 'visa';
    await expect(dialog.locator('button[type=submit]')).toBeVisible();
    const change = dialog.getByRole('button', { name: this.#words.of('payment:changeMethod') });
    if (await change.isVisible()) await this.#hands.press(change);
    await this.#hands.choose(dialog, methodName(method, this.#walked.language));
    await look({ id: 'submission', state: 'payment dialog' });
    const opened = this.page.waitForEvent('popup');
    await this.#hands.press(dialog.locator('button[type=submit]'));
    const bank = new SandboxBankPage(await opened, this.#walked.language);
    await bank.arrive();
    await look({ id: 'submission', state: 'waiting dialog' });
    await bank.press('approve');
  }
}

/** Returns the signer's name as the server records the name. */
function certificateName(request: SignatureRequest): string {
  const name = request.authorisedName ?? request.name ?? 'CHAN TAI MAN';
  const { holder, organisationName } = request;
  return holder === 'organisation' && organisationName ? `${name} (${organisationName})` : name;
}
