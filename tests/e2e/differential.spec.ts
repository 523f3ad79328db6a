import { expect, type JSHandle, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { type FieldError, type FormData, type FormStore, toWire } from '#engine';
import { openSubjects, type Subject } from '../../scripts/fuzz/validators/openSubjects.ts';
import { payloadsOf } from '../../scripts/fuzz/validators/payloads.ts';
import { unshownInAnswer } from '../../server/adapters/pdf/ShownCharacters.ts';
import { engineRules } from '../../server/services/answers/engineRules.ts';
import { filesOfAnswers } from '../../server/services/answers/filesOfAnswers.ts';
import { printableRules } from '../../server/services/answers/printableRules.ts';
import { evaluateByReference } from '../reference/evaluateByReference.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';

/** The number of payloads, a small part of those of `npm run fuzz -- pages`. */
const PAYLOADS = Number(process.env.FUZZ_PAYLOADS ?? 36);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** Time limits for the second step and for one payload: a long name is typed key by key. */
const [START_MS, PAYLOAD_MS] = [60_000, 5_000];
/** Fields of the second step that the test types; other answers arrive as from a loaded file. */
const TYPED = ['SubscriberNameEng', 'IdNo', 'ContactTel'] as const;
/** Length of the portal's output that is shown when it does not answer. */
const OUTPUT_SHOWN = 4000;
const NO_TEXTS = { en: {}, 'zh-Hant': {}, 'zh-Hans': {} };
const words = new Words('en');

let server: SharedPortal;
let subject: Subject;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await sharedAppPortal();
  const found = (await openSubjects()).find(({ code }) => code === 'LREAL1');
  if (!found) throw new Error('Cannot find LREAL1');
  subject = found;
});

/** The results of the page: its answers as typed and as sent, and its shown errors. */
interface Said {
  readonly typed: FormData;
  readonly sent: FormData;
  readonly errors: readonly FieldError[];
}

test('page, server and reference report the same errors for generated answers of LREAL1', async ({
  page,
}) => {
  test.setTimeout(START_MS + PAYLOADS * PAYLOAD_MS);
  const store = await openSecondStep(page);
  const payloads = fc
    .sample(payloadsOf(subject), { seed: SEED, numRuns: 2 * PAYLOADS })
    .filter(({ data }) => evaluateByReference(subject.definition, data, now()) !== undefined)
    .slice(0, PAYLOADS);
  expect(payloads).toHaveLength(PAYLOADS);
  let wrong = 0;
  for (const { data } of payloads) {
    const { typed, sent, errors } = await fillIn(page, store, data);
    const shown = errors.map(plain);
    const context = JSON.stringify(typed);
    expect(
      evaluateByReference(subject.definition, typed, now(), 'steps')?.errors.map(plain),
      context,
    ).toEqual(shown);
    const expected = shown.length > 0 ? shown : onlyOfServer(sent);
    const answered = await errorsOfServer(sent).catch(async (error: unknown) => {
      const output = (await server.output()).slice(-OUTPUT_SHOWN);
      throw new Error(`${String(error)}\n${context}\n${output}`);
    });
    expect(answered, context).toEqual(expected.length > 0 ? expected : undefined);
    wrong += shown.length;
  }
  expect(wrong).toBeGreaterThan(PAYLOADS);
});

const now = () => new Date().toISOString();

function plain({
  path,
  key,
  args,
}: Pick<FieldError, 'path' | 'key'> & { args: readonly unknown[] }) {
  return { path, key, args };
}

/** Opens the second step. @returns the store of the built page */
async function openSecondStep(page: Page): Promise<JSHandle<FormStore>> {
  await page.goto(`${server.origin}/form/LREAL1?lang=en&nocaptcha=true`);
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: words.of('wizard:notes.want.start') }).click();
  const { DeliveryMethod } = sampleOf('minimal');
  const option = words.ofForm(`DeliveryMethod.options.${String(DeliveryMethod)}`);
  await page.getByRole('radio', { name: option, exact: true }).check();
  await page.locator('.step-buttons .button-primary').click();
  const title = words.ofForm('$steps.subscriberParticulars.title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return page.evaluateHandle(() => {
    const box = document.querySelector('#f-SubscriberNameEng') ?? document.body;
    const name = Object.keys(box).find((key) => key.startsWith('__reactFiber$')) ?? '';
    let fiber = Reflect.get(box, name);
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.return;
    return fiber.memoizedProps.store as FormStore;
  });
}

/** Loads some answers as a file does, types the others, and tries to continue. */
async function fillIn(page: Page, store: JSHandle<FormStore>, data: FormData): Promise<Said> {
  const typed = TYPED.filter((name) => isTypeable(data[name]));
  const loaded = Object.entries(data).filter(([name]) => !typed.some((each) => each === name));
  await store.evaluate((it, all) => it.replace(all), Object.fromEntries(loaded));
  for (const name of typed) {
    const box = page.locator(`#f-${name}`);
    if (!(await store.evaluate((it, pointer) => it.isVisible(pointer), `/${name}`))) continue;
    await box.focus();
    await page.keyboard.type(String(data[name]));
    await page.keyboard.press('Tab');
  }
  return store.evaluate((it) => {
    it.validateSteps();
    return { typed: it.data(), sent: it.evaluate().data, errors: it.shownErrors() };
  });
}

/**
 * Returns the errors in valid answers that only the server can find: characters that the fonts of
 * its documents lack, and files that were not uploaded. Some samples name such files.
 */
function onlyOfServer(sent: FormData): readonly object[] {
  const { errors } = printableRules(engineRules, unshownInAnswer).evaluate(
    { ...subject, hash: subject.plan.hash, texts: NO_TEXTS },
    { data: sent, now: now(), scope: 'steps' },
  );
  if (errors.length > 0) return errors.map(plain);
  return filesOfAnswers(subject.plan.root, sent).map(({ pointer }) =>
    plain({ path: pointer, key: 'validation_file_required', args: [] }),
  );
}

/** Checks whether a keyboard can enter a value into a box of one line. */
function isTypeable(value: unknown): boolean {
  return typeof value === 'string' && value.length < 60 && /^[^\p{C}\p{Z}]+(?: \S+)*$/u.test(value);
}

/** Returns the review's answer to the data that the page sends; nothing when it finds no error. */
async function errorsOfServer(sent: FormData): Promise<unknown> {
  const response = await fetch(`${server.origin}/api/submission/review/LREAL1/0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formData: toWire(subject.plan, sent),
      submissionDetail: { lang: 'Eng' },
    }),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  const answer = (await response.json()) as { readonly validationErr?: unknown };
  return answer.validationErr;
}
