import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { conductOf, evaluateForm, type Language } from '#engine';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { comparable, filedUnder, SentAnswers } from '../support/arrivedAnswers.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { FormWalk, type Look } from '../support/FormWalk.ts';
import { type OwnPortal, portalAt } from '../support/ownPortal.ts';
import { type WalkedFolder, walkedFolders } from '../support/walkedForms.ts';
import { isMarked, markWalk } from '../support/walkMarks.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** Where pictures of the screens are wanted: a folder. */
const PICTURES = process.env.WALK_PICTURES;

test.describe.configure({ timeout: 300_000 });

/** One portal for each instant that samples are of: a form may be open then and closed now. */
const portals = new Map<string, Promise<OwnPortal>>();
test.afterAll(async () => {
  for (const portal of portals.values()) await (await portal).stop();
  portals.clear();
});

function portalFor(now: string): Promise<OwnPortal> {
  const portal = portals.get(now) ?? portalAt(now);
  portals.set(now, portal);
  return portal;
}

for (const folder of walkedFolders()) {
  for (const language of folder.languages) {
    if (wasWalked(folder.code, language)) continue;
    const tag = folder.chosen.includes(language) ? ['@chosen'] : [];
    test(`${folder.code} is walked to its end (${language})`, { tag }, async ({ page }) => {
      const started = Date.now();
      const switches = await walk(page, folder, language);
      if (test.info().errors.length > 0 || PICTURES !== undefined) return;
      const seconds = (Date.now() - started) / 1000;
      markWalk({ code: folder.code, language, seconds, switches });
    });
  }
}

/**
 * A run that was broken off goes on after the walks that came to their end. What is left is decided
 * once: the workers, which read this file again while marks are made, are told.
 */
function wasWalked(code: string, language: Language): boolean {
  if (process.env.WALK_RESUME !== 'true') return false;
  const name = `WALKED_${code}_${language.replace('-', '_')}`;
  process.env[name] ??= String(isMarked(code, language));
  return process.env[name] === 'true';
}

async function walk(
  page: Page,
  { code, sample, pending }: WalkedFolder,
  language: Language,
): Promise<readonly number[]> {
  const { now, formData } = sample;
  const portal = await portalFor(now);
  const form = await loadPortalForm(code);
  const faults = listen(page);
  const sent = new SentAnswers(page, form.plan);
  await page.setViewportSize(NARROW);
  const { origin } = portal;
  const walked = new FormWalk(page, { form, origin, language, answers: formData, now });
  const look =
    PICTURES === undefined ? lookFor(page, code, language) : camera(page, code, language);
  await walked.begin(look);
  const met = await walked.toTheEnd(look, pending?.until);
  expect(faults, 'what the page complained of').toEqual([]);
  if (PICTURES === undefined) await expectArrived(form, sample, sent, portal, met);
  return walked.switches;
}

/** Each screen in every language at 320 px; in English empty and on a wide screen, too. */
function lookFor(page: Page, code: string, language: Language): Look {
  return async ({ id, state }) => {
    const where = `${code}, ${id}, ${state}, ${language}`;
    if (state === 'empty' && language !== 'en' && id !== 'intro') return;
    await expectNoSidewaysScroll(page, `${where}, 320 px`);
    await expectAccessible(page, `${where}, 320 px`);
    if (language !== 'en') return;
    await page.setViewportSize(WIDE);
    await expectNoSidewaysScroll(page, `${where}, 1280 px`);
    await expectAccessible(page, `${where}, 1280 px`);
    await page.setViewportSize(NARROW);
  };
}

/** Pictures of every screen that is filled in, wide in English and narrow in the other languages. */
function camera(page: Page, code: string, language: Language): Look {
  let count = 0;
  return async ({ id, state }) => {
    if (state !== 'filled' && id !== 'intro') return;
    count += 1;
    const name = `${code}/${language}-${String(count).padStart(2, '0')}-${id}.png`;
    if (language === 'en') await page.setViewportSize(WIDE);
    await page.screenshot({ path: `${PICTURES}/${name}`, fullPage: true });
    await page.setViewportSize(NARROW);
  };
}

/** What the page and its scripts complain of, from now on. */
function listen(page: Page): readonly string[] {
  const faults: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(message.text());
  };
  page.on('console', note);
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** The answers of the sample are at the server: filed, or judged where a paper form keeps nothing. */
async function expectArrived(
  form: PortalForm,
  { formData, now }: WalkedFolder['sample'],
  sent: SentAnswers,
  { dataDir }: OwnPortal,
  met: readonly string[],
): Promise<void> {
  const { plan, validator } = form;
  const { data } = evaluateForm(plan, validator, { data: formData, now });
  const wanted = comparable(plan, data);
  expect(comparable(plan, sent.sent())).toEqual(wanted);
  const isIn = met.at(-1) === 'acknowledgement' || plan.manifest.noAck === true;
  if (!isIn || conductOf(plan, validator, data, now).submissionType !== 'ALLOW_ESUBM') return;
  expect(comparable(plan, await filedUnder(dataDir, sent.submissionId))).toEqual(wanted);
}
