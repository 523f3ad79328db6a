import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { behaviourOf, evaluateForm, type Language } from '#engine';
import { WHOLE_PAGE } from '../../../scripts/visual/wholePage.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { Auditor } from '../support/Auditor.ts';
import { comparable, filedUnder, SentAnswers } from '../support/arrivedAnswers.ts';
import { type AuditWishes, auditWishes, isAudited } from '../support/audits.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { FormWalk } from '../support/FormWalk.ts';
import type { Look } from '../support/Look.ts';
import { type SharedPortal, sharedPortalAt } from '../support/lentPortal.ts';
import { type WalkedFolder, walkedFolders } from '../support/walkedForms.ts';
import { isMarked, markWalk, wasDone } from '../support/walkMarks.ts';
import { stubGooglePay } from '../support/walletStubs.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** The folder for pictures of the screens; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;

/** The audit of `npm run a11y`: every screen in every state and at every width. */
const AUDIT = auditWishes();

test.describe.configure({ timeout: 300_000 });

for (const folder of walkedFolders()) {
  for (const language of folder.languages) {
    const name = `${folder.code} ${language}`;
    if (wasDone(name, () => isWalked(folder.code, language))) continue;
    const tag = folder.chosen.includes(language) ? ['@chosen'] : [];
    test(`${folder.code} is walked to its end (${language})`, { tag }, async ({ page }) => {
      if (AUDIT) return audit(page, folder, language, AUDIT);
      if (PICTURES !== undefined) {
        await walk(page, folder, language, camera(page, folder.code, language));
        return;
      }
      const started = Date.now();
      const switches = await walk(page, folder, language, lookFor(page, folder.code, language));
      if (test.info().errors.length > 0) return;
      const seconds = (Date.now() - started) / 1000;
      markWalk({ code: folder.code, language, seconds, switches });
    });
  }
}

function isWalked(code: string, language: Language): boolean {
  return AUDIT ? isAudited(AUDIT, code, language) : isMarked(code, language);
}

async function audit(
  page: Page,
  folder: WalkedFolder,
  language: Language,
  wishes: AuditWishes,
): Promise<void> {
  // Each screen is checked several times.
  test.setTimeout(900_000);
  const auditor = new Auditor(page, wishes, { subject: folder.code, language });
  const found = await auditor.audit(async () => {
    await walk(page, folder, language, auditor.look);
  });
  expect(found).toEqual([]);
}

/** @returns milliseconds from each Next to the painted next step */
async function walk(
  page: Page,
  { code, sample, pending }: WalkedFolder,
  language: Language,
  look: Look,
): Promise<readonly number[]> {
  const { now, formData } = sample;
  // A form may be open at the instant of its sample and closed now.
  const portal = await sharedPortalAt(now);
  const form = await loadPortalForm(code);
  const faults = listen(page);
  const sent = new SentAnswers(page, form.plan);
  await stubGooglePay(page);
  await page.setViewportSize(NARROW);
  const { origin } = portal;
  const walked = new FormWalk(page, { form, origin, language, answers: formData, now });
  await walked.begin(look);
  const met = await walked.toTheEnd(look, pending?.until);
  expect(faults, 'what the page complained of').toEqual([]);
  if (PICTURES === undefined) await expectArrived(form, sample, sent, portal, met);
  return walked.switches;
}

/** Checks each screen at 320 px in every language; in English also empty and on a wide screen. */
function lookFor(page: Page, code: string, language: Language): Look {
  return async ({ id, state }) => {
    const where = `${code}, ${id}, ${state}, ${language}`;
    if (state === 'empty' && language !== 'en' && id !== 'intro') return;
    // Dialogs of all forms look alike; `npm test` audits those of LREAL1 in every language.
    if (state.endsWith('dialog')) return;
    await expectNoSidewaysScroll(page, `${where}, 320 px`);
    await expectAccessible(page, `${where}, 320 px`);
    if (language !== 'en') return;
    await page.setViewportSize(WIDE);
    await expectNoSidewaysScroll(page, `${where}, 1280 px`);
    await expectAccessible(page, `${where}, 1280 px`);
    await page.setViewportSize(NARROW);
  };
}

/** Takes a picture of every filled screen: wide in English, narrow in the other languages. */
function camera(page: Page, code: string, language: Language): Look {
  let count = 0;
  return async ({ id, state }) => {
    if (state !== 'filled' && id !== 'intro') return;
    count += 1;
    const name = `${code}/${language}-${String(count).padStart(2, '0')}-${id}.png`;
    if (language === 'en') await page.setViewportSize(WIDE);
    await page.screenshot({ ...WHOLE_PAGE, path: `${PICTURES}/${name}` });
    await page.setViewportSize(NARROW);
  };
}

/** Collects the errors of the page and its scripts from this moment. */
function listen(page: Page): readonly string[] {
  const faults: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(message.text());
  };
  page.on('console', note);
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Expects that the page sent the sample's answers, and that the server stored an online form. */
async function expectArrived(
  form: PortalForm,
  { formData, now }: WalkedFolder['sample'],
  sent: SentAnswers,
  { dataDir }: SharedPortal,
  met: readonly string[],
): Promise<void> {
  const { plan, validator } = form;
  const { data } = evaluateForm(plan, validator, { data: formData, now });
  const wanted = comparable(plan, data);
  expect(comparable(plan, sent.sent())).toEqual(wanted);
  const isIn = met.at(-1) === 'acknowledgement' || plan.manifest.noAck === true;
  if (!isIn || behaviourOf(plan, validator, data, now).submissionType !== 'ALLOW_ESUBM') return;
  expect(comparable(plan, await filedUnder(dataDir, sent.submissionId))).toEqual(wanted);
}
