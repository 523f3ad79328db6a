import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Plan, toWire } from '#engine';
import minimal from '#forms/SUPPINFO/samples/minimal.json' with { type: 'json' };
import { fieldId } from '../../renderer/form-context/fieldId.ts';
import { run } from '../../scripts/command/run.ts';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { closeContexts } from './support/closeContexts.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { MouseHands } from './support/MouseHands.ts';

const QUESTIONS = ['Which floor is right?', 'Please tell us the date of the deed.'];
const ADDRESS = 'asked.applicant@example.hk';

let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await sharedAppPortal();
});
test.afterEach(closeContexts);

/** Submits a form without a page. @returns its reference number */
async function handedIn(plan: Plan): Promise<string> {
  const answers = { ...minimal.formData, receiveAckEmail: true, ackEmail: ADDRESS };
  const response = await fetch(`${portal.origin}/api/submission/SUPPINFO/0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formData: toWire(plan, answers),
      submissionDetail: { lang: 'Eng' },
    }),
  });
  const { referenceNumber } = (await response.json()) as { referenceNumber: string };
  expect(referenceNumber).toMatch(/^SUPPINFO-\d{6}-\d{6}$/);
  return referenceNumber;
}

/** Runs an operator's command while the portal runs. */
async function command(...words: readonly string[]): Promise<string> {
  const [name = '', ...rest] = words;
  const env = { DATA_DIR: portal.dataDir, PUBLIC_URL: portal.origin };
  const { code, output } = await run(['node', `scripts/${name}.ts`, ...rest], { keep: true, env });
  return `${code} ${output}`;
}

/** A mail that is still being written has another ending. */
const SENT = /^supplement.*\.eml$/;

/** Waits for the mail that asks for more information. @returns its link */
async function mailedLink(): Promise<string> {
  const folder = join(portal.dataDir, 'mail');
  // The portal creates the folder with its first mail.
  const asking = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => SENT.test(name)) : [];
  await expect.poll(() => asking().length, { timeout: 30_000 }).toBe(1);
  const [name = ''] = asking();
  const mail = readFileSync(join(folder, name), 'utf8');
  expect(mail).toContain(`To: ${ADDRESS}`);
  expect(mail).toContain('Content-Transfer-Encoding: base64');
  const text = Buffer.from(mail.slice(mail.indexOf('\r\n\r\n')), 'base64').toString('utf8');
  return /http:\S+RefID=\S+/.exec(text)?.[0] ?? '';
}

/** Returns the address of a link's form, which opens without a captcha. */
function withoutCaptcha(link: string, form = 'SUPPINFO'): string {
  return link.replace('SUPPLINK?lang=en', `${form}?lang=en&nocaptcha=true`);
}

/** Accepts the notes, starts, and expects the reference number that the link fills in. */
async function startFilled(page: Page, reference: string): Promise<void> {
  const start = page.getByRole('button', { name: 'Start filling in the form' });
  await expect(start).toBeVisible();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await start.click();
  await expect(page.getByLabel('Reference number')).toHaveValue(reference);
}

/**
 * Expects that Refresh after sixteen idle minutes clears the text and keeps the link valid. The
 * clock moves after the answer about the link is visible. Without the answer, the page would show
 * sixteen minutes as a busy server.
 *
 * @param page a page in its own browser context, whose clock moves
 */
async function expectLinkAfterTimeOut(page: Page, link: string, reference: string): Promise<void> {
  await page.clock.install();
  await page.goto(link);
  await startFilled(page, reference);
  await page.clock.fastForward('15:01');
  await expect(page.getByRole('alertdialog')).toContainText('seconds the form closes');
  await page.clock.fastForward('01:05');
  await expect(page.getByRole('alertdialog')).toContainText('The session has timed out');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await startFilled(page, reference);
  await expect(page).toHaveURL(/\/form\/SUPPINFO\?lang=en$/);
  await page.close();
}

async function next(page: Page): Promise<void> {
  await page.locator('main .step-buttons .button-primary').click();
}

test('supplement: a command mails a question, and its link accepts one acknowledged answer', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(150_000);
  const { plan } = await loadPortalForm('SUPPINFO');
  const reference = await handedIn(plan);
  const asked = QUESTIONS.flatMap((question) => ['--question', question]);
  const shown = await command('supplement/new', reference, ...asked, '--days', '3');
  const [printed = ''] = /http:\S+/.exec(shown) ?? [];
  expect(shown.slice(0, 2)).toBe('0 ');
  const link = await mailedLink();
  expect(link).toBe(printed);
  const secret = link.slice(link.indexOf('.', link.indexOf('RefID=')) + 1);

  const addresses: string[] = [];
  const referers: (string | undefined)[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    referers.push(request.headers().referer);
  });
  await page.goto(`${link}`);
  await page.waitForURL(/\/form\/SUPPINFO\?lang=en$/, { timeout: 20_000 });
  // Opens the link again without a captcha; opening does not use the link up.
  await page.goto(withoutCaptcha(link));
  await page.waitForURL(/\/form\/SUPPINFO\?lang=en$/, { timeout: 20_000 });
  await startFilled(page, reference);
  await expectLinkAfterTimeOut(await browser.newPage(), withoutCaptcha(link), reference);
  const formCode = plan.root.children.find(({ key }) => key === 'formCode');
  if (formCode?.kind !== 'leaf') throw new Error('SUPPINFO asks for no form');
  await new MouseHands(page).give(formCode, fieldId('/formCode'), 'LREAL1');
  await next(page);
  await page.getByLabel('Individual').check();
  await page.getByLabel('Name in English').fill('CHAN TAI MAN');
  await page.getByLabel('Day-time telephone').fill('2345 6789');
  await page.getByLabel('E-mail address', { exact: true }).fill(ADDRESS);
  await page.getByLabel('E-mail address again').fill(ADDRESS);
  await next(page);
  for (const question of QUESTIONS) await expect(page.getByText(question).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove|Add another answer/ })).toHaveCount(0);
  const answers = page.getByLabel('Your answer');
  await expect(answers).toHaveCount(QUESTIONS.length);
  for (let at = 0; at < QUESTIONS.length; at += 1) await answers.nth(at).fill(`Answer ${at + 1}.`);
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers', {
    timeout: 20_000,
  });
  await expect(page.getByText('Answer 2.').first()).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain(secret);
  await next(page);
  await page.getByRole('checkbox', { name: /acknowledgement by e-mail/ }).uncheck();
  await next(page);
  await expect(page.getByText('What happens next')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/SUPPINFO-\d{6}-\d{6}/).first()).toBeVisible();

  // The used link reports that, and accepts a request for another link.
  const again = await context.newPage();
  await again.goto(withoutCaptcha(link, 'SUPPLINK'));
  await expect(again.getByText('The link has been used already').first()).toBeVisible();
  await expect(again).toHaveURL(/\/form\/SUPPLINK\?lang=en$/);
  await expect(again.getByLabel('Reference number')).toHaveValue(reference);
  await again.getByLabel('E-mail address', { exact: true }).fill(ADDRESS);
  await again.getByLabel('E-mail address again').fill(ADDRESS);
  await next(again);
  await expect(again.getByRole('alertdialog')).toContainText('completed');

  expect(await command('supplement/revoke', reference)).toMatch(/^1 No link about/);
  for (const text of [...addresses, ...referers]) expect(text ?? '').not.toContain(secret);
  expect(await portal.output()).not.toContain(secret);
});
