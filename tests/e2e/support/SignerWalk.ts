import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  behaviourOf,
  type FormData,
  formatSigner,
  LANGUAGE_CODES,
  type Language,
  type SignatureRequest,
} from '#engine';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { signWithCertificate } from './certificateDialog.ts';
import { certificateQuery } from './certificateQuery.ts';
import { FormWalk } from './FormWalk.ts';
import { type Hands, MouseHands } from './MouseHands.ts';
import { Words } from './Words.ts';

/** The password of every file for the next signer. */
const PASSWORD = 'correct-horse';

/** A form that several signers sign in turn. */
export interface HandedForm {
  readonly code: string;
  /** The definition of a form outside the project; absent: the project's form with this code. */
  readonly form?: PortalForm;
  readonly origin: string;
  readonly answers: FormData;
  /** The instant at which the portal's clock started. */
  readonly now: string;
}

/** One of several signers, each with a separate browser. */
export class SignerWalk {
  readonly page: Page;
  readonly words: Words;
  readonly form: PortalForm;
  readonly #handed: HandedForm;
  readonly #hands: Hands;

  private constructor(
    page: Page,
    { handed, form, hands }: { handed: HandedForm; form: PortalForm; hands: Hands },
    language: Language,
  ) {
    this.page = page;
    this.form = form;
    this.words = new Words(language, handed.code);
    this.#handed = handed;
    this.#hands = hands;
  }

  static async at(
    page: Page,
    handed: HandedForm,
    { language = 'en', hands }: { readonly language?: Language; readonly hands?: Hands } = {},
  ): Promise<SignerWalk> {
    const form = handed.form ?? (await loadPortalForm(handed.code));
    return new SignerWalk(page, { handed, form, hands: hands ?? new MouseHands(page) }, language);
  }

  get language(): Language {
    return this.words.language;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  card(field: string): Locator {
    return this.page.locator(`[id="signature-${field}"]`);
  }

  /** Returns the name in the certificate of a field. */
  signer(field: string): string {
    const { name = 'CHAN TAI MAN', organisationName, holder } = this.#request(field);
    const shown = holder === 'organisation' ? `${name} (${organisationName})` : name;
    return formatSigner(shown, this.words.language);
  }

  label(field: string): string {
    return this.form.texts[this.language][`$signatures.${field}.label`] ?? field;
  }

  /** Fills in the form, up to the review. */
  async fillIn(): Promise<void> {
    const { origin, answers, now } = this.#handed;
    const { form, words } = this;
    const walked = { form, origin, language: words.language, answers, now, isPlain: true };
    const walk = new FormWalk(this.page, walked);
    await walk.begin(async () => undefined);
    await walk.toTheEnd(async () => undefined, 'confirmation');
  }

  /** Continues from the review to the signatures. */
  async goOn(): Promise<void> {
    const name = this.words.of('wizard:button.toSign');
    await this.#hands.press(this.main.getByRole('button', { name }));
    await expect(this.main.locator('[id^="signature-"]').first()).toBeVisible({ timeout: 40_000 });
  }

  async sign(field: string): Promise<void> {
    const name = this.words.of('signing:field.sign');
    await this.#hands.press(this.card(field).getByRole('button', { name }).first());
    await this.certificate(field);
    await expect(this.card(field)).toContainText(
      this.words.of('signing:field.signed', { name: this.signer(field) }),
      { timeout: 30_000 },
    );
  }

  /** Signs in the open dialog with the certificate of a field. */
  async certificate(field: string): Promise<void> {
    const title = this.words.of('signing:certificate.title');
    const dialog = this.page.getByRole('dialog', { name: title });
    const query = certificateQuery(this.#request(field));
    const response = await this.page.request.get(
      `${this.#handed.origin}/debug/test-certificate?${query}`,
    );
    expect(response.ok(), `a certificate for ${field}`).toBe(true);
    await signWithCertificate(response, { dialog, words: this.words, hands: this.#hands });
  }

  /**
   * Saves the form.
   *
   * @param button `handOn`: "Save for the next signer"; `save`: the step's own button
   * @returns the file
   */
  async save(button: 'handOn' | 'save' = 'handOn'): Promise<Buffer> {
    const key = button === 'handOn' ? 'signing:saveForNextSigner' : 'common:button.save';
    await this.#hands.press(this.main.getByRole('button', { name: this.words.of(key) }));
    const dialog = this.page.getByRole('dialog').last();
    for (const label of ['save.password', 'save.again']) {
      const name = this.words.of(`wizard:${label}`);
      await this.#hands.type(dialog.getByLabel(name, { exact: true }), PASSWORD);
    }
    const download = this.page.waitForEvent('download');
    const save = this.words.of('wizard:save.save');
    await this.#hands.press(dialog.getByRole('button', { name: save, exact: true }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.lrwf$/);
    return readFileSync(await file.path());
  }

  /** Opens the form and loads a file. The dialog about the loaded content stays open. */
  async load(file: Buffer): Promise<Locator> {
    const { origin, code } = this.#handed;
    const { manifest } = this.form.plan;
    const { url } = LANGUAGE_CODES[this.words.language];
    const site = manifest.sourceTypes?.[0] ?? 'lrw';
    await this.page.goto(`${origin}/${site}/form/${code}?lang=${url}&nocaptcha=true`);
    const open = this.words.of('wizard:notes.want.load');
    const button = this.main.getByRole('button', { name: open });
    await expect(button).toBeVisible({ timeout: 20_000 });
    for (const box of await this.main.getByRole('checkbox').all()) await this.#hands.tick(box);
    await this.#hands.press(button);
    const dialog = this.page.getByRole('dialog', { name: this.words.of('wizard:load.title') });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'saved.lrwf',
      mimeType: 'application/octet-stream',
      buffer: file,
    });
    const label = this.words.of('wizard:load.password');
    await this.#hands.type(dialog.getByLabel(label, { exact: true }), PASSWORD);
    const go = this.words.of('wizard:load.load');
    await this.#hands.press(dialog.getByRole('button', { name: go, exact: true }));
    const loaded = this.page.getByRole('alertdialog', { name: this.words.of('wizard:load.title') });
    await expect(loaded).toContainText(this.words.of('wizard:load.done'), { timeout: 30_000 });
    return loaded;
  }

  /** Loads a file, and expects the valid signatures of `fields` in the dialog and on the review. */
  async takeOver(file: Buffer, fields: readonly string[]): Promise<void> {
    const loaded = await this.load(file);
    for (const field of fields) {
      await expect(
        loaded.getByRole('listitem').filter({ hasText: this.label(field) }),
      ).toContainText(this.signer(field));
    }
    await this.close(loaded);
    await expect(this.heading).toHaveText(this.words.of('wizard:review.title'), {
      timeout: 40_000,
    });
    for (const field of fields) {
      await expect(this.main.locator('section.notice')).toContainText(this.signer(field));
    }
  }

  async close(dialog: Locator): Promise<void> {
    const name = this.words.of('common:button.close');
    await this.#hands.press(dialog.getByRole('button', { name, exact: true }));
    await expect(dialog).toBeHidden();
  }

  /** Downloads the signed form from the acknowledgement. */
  async signedForm(): Promise<Buffer> {
    const download = this.page.waitForEvent('download');
    await this.page.locator('.ack-document button:not(.button-primary)').first().click();
    return readFileSync(await (await download).path());
  }

  #request(field: string): SignatureRequest {
    const { plan, validator } = this.form;
    const { answers, now } = this.#handed;
    const { signatures } = behaviourOf(plan, validator, answers, now);
    const request = signatures.find(({ id }) => id === field);
    if (!request) throw new RangeError(`Cannot sign ${field}: the answers do not ask for it`);
    return request;
  }
}
