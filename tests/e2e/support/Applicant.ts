import { expect, type Locator, type Page } from '@playwright/test';
import { formatSigner, LANGUAGE_CODES, type Language, type Plan, type PlanNode } from '#engine';
import { answerCaptcha } from './captchaDialog.ts';
import { signWithCertificate } from './certificateDialog.ts';
import { FormWriter } from './FormWriter.ts';
import type { Answers } from './sampleOf.ts';
import { Words } from './Words.ts';

/** The pattern of a reference number: form, day, six digits. */
export const REFERENCE = /^LREAL1-\d{6}-\d{6}$/;

/** The way a user operates a page: with a mouse, or with the keyboard alone. */
export interface Hands {
  press(button: Locator): Promise<void>;
  type(box: Locator, text: string): Promise<void>;
}

const MOUSE: Hands = {
  press: (button) => button.click(),
  type: (box, text) => box.fill(text),
};

/** A simulated applicant who fills in LREAL1 in one language. */
export class Applicant {
  readonly page: Page;
  readonly words: Words;
  readonly #writer: FormWriter;
  #plan: Plan | undefined;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = new Words(language);
    this.#writer = new FormWriter(this.words);
  }

  get language(): Language {
    return this.words.language;
  }

  /**
   * Opens the form's notes.
   *
   * @param query more parameters of the URL, for example `&nocaptcha=true`
   */
  async open(query = ''): Promise<void> {
    const { url } = LANGUAGE_CODES[this.language];
    await this.page.goto(`/form/LREAL1?lang=${url}${query}`);
    await this.expectStep(this.words.of('wizard:step.intro'));
  }

  /** Ticks every checkbox of the notes, presses the start button, and waits for the first step. */
  async acceptAndStart(): Promise<void> {
    for (const box of await this.main.getByRole('checkbox').all()) await box.check();
    await this.main.getByRole('button', { name: this.words.of('wizard:notes.want.start') }).click();
    await this.expectOwnStep('delivery');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Returns the h1 of the page, the step's title. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.heading).toHaveText(title, { timeout: 20_000 });
  }

  async expectOwnStep(stepId: string): Promise<void> {
    await this.expectStep(this.words.ofForm(`$steps.${stepId}.title`));
  }

  async expectReview(): Promise<void> {
    await this.expectStep(this.words.of('wizard:review.title'));
  }

  async expectSubmission(): Promise<void> {
    await this.expectStep(this.words.of('wizard:step.submission.signPay'));
  }

  /** Presses Next, or the button that replaces it. */
  async goOn(): Promise<void> {
    await this.#nextButton.click();
  }

  get #nextButton(): Locator {
    return this.main.locator('.step-buttons .button-primary');
  }

  async goBack(): Promise<void> {
    const name = this.words.of('common:button.back');
    await this.main.getByRole('button', { name, exact: true }).click();
  }

  /** Fills in one step, without leaving it. */
  async fillStep(stepId: string, answers: Answers): Promise<void> {
    const plan = await this.#planOf();
    const fields = plan.steps.find(({ id }) => id === stepId)?.fields ?? [];
    for (const field of fields) await this.fillField(field, answers[field.slice(1)]);
  }

  /** Fills in one top-level field of the form. */
  async fillField(pointer: string, value: unknown): Promise<void> {
    const plan = await this.#planOf();
    const node: PlanNode | undefined = plan.root.children.find(
      ({ pattern }) => pattern === pointer,
    );
    if (!node) throw new RangeError(`Cannot fill in ${pointer}: there is no such field`);
    await this.#writer.fill(this.main, node, value);
  }

  /** Returns the form's own steps for these answers, in order. */
  stepsFor(answers: Answers): readonly string[] {
    const withDocuments = answers.DeliveryMethod === 'online' && answers.OwnerType === 'corporate';
    return STEPS.filter((step) => step !== 'documents' || withDocuments);
  }

  /**
   * Walks from the first own step to the review.
   *
   * @param isPaid whether the review offers payment methods
   */
  async fillIn(
    answers: Answers,
    isPaid: boolean = answers.DeliveryMethod === 'online',
  ): Promise<void> {
    await this.fillOwnSteps(answers);
    await this.goToReview(MOUSE, isPaid);
  }

  /** Walks from the first own step to the last, which stays on the screen. */
  async fillOwnSteps(answers: Answers): Promise<void> {
    for (const step of this.stepsFor(answers)) {
      await this.expectOwnStep(step);
      await this.fillStep(step, answers);
      if (step !== 'survey') await this.goOn();
    }
  }

  /**
   * Walks from the last own step to the review, with the captcha if it appears.
   *
   * @param hands the hands that press the buttons and type the captcha's answer
   * @param choosesMethod whether to choose card payment on the review
   */
  async goToReview(hands: Hands = MOUSE, choosesMethod = true): Promise<void> {
    const asked = this.page.waitForResponse('**/api/wfp/challenge/*');
    const isAsked = Promise.race([
      asked.then(() => true),
      this.heading
        .filter({ hasText: this.words.of('wizard:review.title') })
        .waitFor()
        .then(() => false),
    ]);
    await hands.press(this.#nextButton);
    if (await isAsked) await answerCaptcha(await asked, this, hands);
    else asked.catch(() => undefined);
    await this.expectReview();
    if (choosesMethod) await this.fillField('/CDPaymentMethod', 'visa');
  }

  /**
   * Performs an action that opens the captcha, and solves the captcha. A reloaded page requires a
   * new one.
   */
  async throughCaptcha(act: () => Promise<void>): Promise<void> {
    const asked = this.page.waitForResponse('**/api/wfp/challenge/*');
    await act();
    await answerCaptcha(await asked, this, MOUSE);
  }

  /** Walks from the notes to the submission step. */
  async reachSubmission(answers: Answers): Promise<void> {
    await this.open();
    await this.acceptAndStart();
    await this.fillIn(answers);
    await this.goOn();
    await this.expectSubmission();
  }

  /** Requests the acknowledgement by mail to an address. */
  async askForMail(address: string): Promise<void> {
    await this.fillField('/receiveAckEmail', true);
    await this.fillField('/ackEmail', address);
  }

  /** Declines an acknowledgement by mail. */
  async refuseMail(): Promise<void> {
    await this.fillField('/receiveAckEmail', false);
  }

  /**
   * Signs with a certificate of the test authority that matches the answers.
   *
   * @param signer the name in the certificate, which the page must show
   * @param hands the hands that press the buttons and type the PIN; Playwright sets the file
   */
  async sign(signer: string, hands: Hands = MOUSE): Promise<void> {
    const sign = this.words.of('signing:field.sign');
    await hands.press(this.main.getByRole('button', { name: sign }));
    const dialog = this.dialog(this.words.of('signing:certificate.title'));
    const link = dialog.getByRole('link', { name: this.words.of('signing:certificate.testLink') });
    const address = (await link.getAttribute('href')) ?? '';
    const response = await this.page.request.get(address);
    expect(response.ok()).toBe(true);
    await signWithCertificate(response, { dialog, words: this.words, hands });
    const name = formatSigner(signer, this.language);
    await expect(this.main).toContainText(this.words.of('signing:field.signed', { name }), {
      timeout: 30_000,
    });
    await expect(dialog).toBeHidden();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  /**
   * Waits for the acknowledgement.
   *
   * @returns the reference number
   */
  async expectAcknowledged(): Promise<string> {
    await expect(this.heading).toHaveText(this.words.of('wizard:ack.submitted'), {
      timeout: 30_000,
    });
    const number = this.main.locator('.ack-number strong');
    await expect(number).toHaveText(REFERENCE);
    return (await number.textContent()) ?? '';
  }

  /**
   * Downloads the PDF from the preview dialog. On the acknowledgement, the PDF is the signed
   * record.
   */
  async downloadPdf(): Promise<Buffer> {
    const preview = this.words.of('wizard:pdf.preview');
    await this.main.getByRole('button', { name: preview, exact: true }).click();
    const dialog = this.dialog(this.words.of('wizard:pdf.title'));
    const started = this.page.waitForEvent('download');
    await dialog.getByRole('link', { name: this.words.of('wizard:pdf.download') }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await started).createReadStream()) {
      chunks.push(Buffer.from(chunk));
    }
    await dialog.getByRole('button', { name: this.words.of('common:button.close') }).click();
    return Buffer.concat(chunks);
  }

  async #planOf(): Promise<Plan> {
    if (this.#plan) return this.#plan;
    const form = await this.page.request.get('/api/forms/LREAL1');
    const { plan } = (await form.json()) as { readonly plan: string };
    this.#plan = (await (await this.page.request.get(plan)).json()) as Plan;
    return this.#plan;
  }
}

const STEPS = ['delivery', 'subscriberParticulars', 'orders', 'documents', 'survey'] as const;
