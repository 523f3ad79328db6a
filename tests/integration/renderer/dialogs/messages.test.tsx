// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError, captchaMachine, LANGUAGES, type Language, type MessageRef } from '#engine';
import type { CaptchaDemand } from '../../../../engine/calls/CallFailure.ts';
import type { CaptchaChallenge } from '../../../../engine/captcha/Captcha.ts';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { failed } from '../../../../engine/wizard/outcomes.ts';
import { createHttp } from '../../../../renderer/api/http.ts';
import { CaptchaDialog } from '../../../../renderer/captcha/CaptchaDialog.tsx';
import { ErrorDialog } from '../../../../renderer/dialogs/ErrorDialog.tsx';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { FACTS, input } from '../../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal, wireAnswer } from '../../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

/**
 * The English messages of document 2, section 8, by key. Excludes signing, the identity app and
 * saved files.
 */
const MESSAGES = {
  busy: 'The system is currently busy. Please wait a moment and try again.',
  captchaError:
    'The verification could not be read. Please type the characters in the new picture.',
  captchaRequired: 'Please type the characters in the picture to continue.',
  captchaExpired: 'The verification has expired. Please type the characters in the new picture.',
  captchaNotMatch:
    'The characters do not match the picture. Please type the characters in the new picture.',
  generalErrMsg: 'A system error has occurred. Please contact the help desk on 3105 0000.',
  generalErrMsgWithSubmissionId:
    'A system error has occurred. Please contact the help desk on 3105 0000 and quote the submission number S-1.',
  linkExpired:
    'The link has expired. Please contact the department for a new link, or fill in a new supplementary information form.',
  INVALID_FORM_CODE: 'Invalid form code',
} as const;
type Key = keyof typeof MESSAGES;

/** Statuses and bodies of responses, with the message that the applicant sees. */
const ANSWERS: readonly (readonly [status: number, body: object, key: Key | 'tooLarge'])[] = [
  [502, {}, 'busy'],
  [503, {}, 'busy'],
  [504, {}, 'busy'],
  [429, {}, 'busy'],
  [777, { error: 'captchaError' }, 'captchaError'],
  [778, { error: 'captchaRequired' }, 'captchaRequired'],
  [779, { error: 'captchaExpired' }, 'captchaExpired'],
  [780, { error: 'captchaNotMatch' }, 'captchaNotMatch'],
  [404, { error: 'INVALID_FORM_CODE', message: 'Invalid form code' }, 'INVALID_FORM_CODE'],
  [413, {}, 'tooLarge'],
  [500, { error: 'X', message: 'at /srv/secret.ts:1' }, 'generalErrMsg'],
  [400, { error: 'badRequest' }, 'generalErrMsg'],
];

/** Returns a message in a language, from its file, with its placeholders filled. */
async function wordsOf(key: string, language: Language, args: Record<string, string> = {}) {
  const { errors } = await loadProductTexts(language);
  const text = errors[key] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name] ?? '');
}

/** Returns the wizard's reaction to a response: a message or a demand of the captcha. */
async function becomes(status: number, body: object) {
  const http = createHttp(async () => wireAnswer(status, body));
  const error = await http.send({ path: '/api/submission/review/LREAL1/0' }).catch((e) => e);
  if (!(error instanceof CallError)) throw new TypeError('Cannot go on: the call did not fail');
  const { dialog, demand } = failed(wizardContext(input(FACTS)), error.failure);
  return { message: dialog && 'message' in dialog ? dialog.message : undefined, demand };
}

const showError = async (message: MessageRef, language: Language, hotline?: string) => {
  const config = hotline === undefined ? {} : { hotline };
  await inPortal(<ErrorDialog message={message} onClose={() => undefined} />, { language, config });
  return screen.getByRole('alertdialog').querySelector('p')?.textContent;
};

async function showCaptcha(demand: CaptchaDemand, language: Language) {
  const picture: CaptchaChallenge = { image: 'data:,', audio: ['0', '1', '2', '3'], secret: 's' };
  const machine = captchaMachine.provide({
    actors: { loadChallenge: fromPromise<CaptchaChallenge, undefined>(async () => picture) },
  });
  const actor = createActor(machine, { input: { demand } }).start();
  await inPortal(<CaptchaDialog actor={actor} />, { language });
  const { errors } = await loadProductTexts(language);
  await screen.findByRole('img');
  actor.stop();
  return Object.values(errors).find((text) => document.body.textContent?.includes(text));
}

describe.each(LANGUAGES)('U-39: the messages in %s', (language) => {
  it.each(Object.entries(MESSAGES))('%s has a text in this language', async (key, english) => {
    const words = await wordsOf(key, language, { phone: '3105 0000', 0: 'S-1' });
    if (language === 'en') expect(words).toBe(english);
    else expect(words).toMatch(/\p{Script=Han}{4}/u);
  });

  it.each(ANSWERS)('a response of %i %j shows the message %s', async (status, body, key) => {
    const { message, demand } = await becomes(status, body);
    if (demand !== undefined) {
      expect(demand).toBe(key);
      expect(await showCaptcha(demand, language)).toBe(await wordsOf(demand, language));
      return;
    }
    const shown = await showError(message ?? { key: 'none', args: [] }, language);
    if (key === 'tooLarge') expect(shown).toContain('30.00 MB');
    else expect(shown).toContain(await wordsOf(key, language, { phone: '3105 0000' }));
    expect(shown).not.toContain('secret');
  });

  it('quotes the submission number if there is one', async () => {
    const shown = await showError({ key: 'nobody', args: [], submissionId: 'S-1' }, language);
    const args = { phone: '3105 0000', 0: 'S-1' };
    expect(shown).toContain(await wordsOf('generalErrMsgWithSubmissionId', language, args));
  });

  it('names the hotline of the configuration', async () => {
    const shown = await showError({ key: 'generalErrMsg', args: [] }, language, '2111 2222');
    expect(shown).toContain(await wordsOf('generalErrMsg', language, { phone: '2111 2222' }));
  });

  it('shows the general message for the text "null"', async () => {
    const shown = await showError({ key: 'payment_x', args: [], text: 'null' }, language);
    expect(shown).toContain(await wordsOf('generalErrMsg', language, { phone: '3105 0000' }));
  });
});

it('readRuntimeConfig: has the hotline 3105 0000 unless the configuration sets another', () => {
  expect(readRuntimeConfig({}).hotline).toBe('3105 0000');
  expect(readRuntimeConfig({ WFP_CONFIG: { HOTLINE: '1' } }).hotline).toBe('1');
});

it('T-22 D-14: ErrorDialog: shows a text that is in no catalogue as plain text', async () => {
  const text = '<img src=x onerror=alert(1)> **bold** [x](https://x.example)';
  expect(await showError({ key: 'payment_said', args: [], text }, 'en')).toBe(`Error: ${text}`);
  expect(document.querySelector('dialog img, dialog a, dialog strong')).toBeNull();
});

it('ErrorDialog: is titled and labelled as an error, and can be closed', async () => {
  await showError({ key: 'busy', args: [], reference: 'R-1' }, 'en');
  const dialog = screen.getByRole('alertdialog', { name: 'Error' });
  expect(dialog.textContent).toContain(`Error: ${MESSAGES.busy}`);
  expect(dialog.textContent).toContain('R-1');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
