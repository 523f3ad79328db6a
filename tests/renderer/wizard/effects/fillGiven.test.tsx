// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createFormStore, type FormStore } from '#engine';
import { createHttp } from '../../../../renderer/api/http.ts';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import { fillGiven } from '../../../../renderer/wizard/effects/fillGiven.ts';
import { submissionActors } from '../../../../renderer/wizard/effects/submissionActors.ts';
import { Autofill } from '../../../../renderer/wizard/state/Autofill.ts';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { begin, loadedForm, press, settled, showWizard } from '../../../support/showWizard.tsx';

const LINK = `${'0'.repeat(26)}.${'x'.repeat(43)}`;
const GIVEN = `RefID=${LINK}`;
const QUESTIONS = ['Which floor is right?', 'Please send the certificate.'];
const VALID = {
  form: 'SUPPINFO',
  request: {
    status: 'valid',
    expiresAt: '04/12/2026',
    questions: QUESTIONS.map((prompt) => ({ prompt })),
  },
  query: { reference: 'LREAL1-261101-000123', form: 'LREAL1' },
};

const forms: Record<string, PortalForm> = {};
beforeAll(async () => {
  polyfillDialog();
  for (const code of ['SUPPINFO', 'SUPPLINK', 'LREAL1']) forms[code] = await loadPortalForm(code);
}, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

function formOf(code: string): PortalForm {
  const form = forms[code];
  if (!form) throw new Error(`${code} is not loaded`);
  return form;
}

/** Returns the services of `fillGiven`, with a real store and a server with this response. */
function servicesOf(code: string, answer: unknown = VALID, status = 200, isIn = false) {
  const { plan, validator } = formOf(code);
  const store: FormStore = createFormStore(plan, validator, { now: '2026-11-20T10:00:00+08:00' });
  const server = cannedServer({ '/api/supplement': () => wireAnswer(status, answer) });
  const services = {
    form: loadedForm(formOf(code)),
    store,
    http: createHttp(server.transport),
    language: () => 'zh-Hant',
    first: { values: {} },
    autofill: new Autofill<WizardServices>(
      lazy(() => Promise.reject(new TypeError('nobody fills in with the app'))),
    ),
    pdf: new ReviewPdf(),
    context: () => (isIn ? { acknowledgement: {} } : undefined),
  } as unknown as WizardServices;
  return { services, store, asked: server.asked };
}

describe('fillGiven', () => {
  it('fills in the data of a link, and does not count as an edit', async () => {
    const { services, store, asked } = servicesOf('SUPPINFO');
    expect(await fillGiven(services, GIVEN)).toBeUndefined();
    expect(store.data()).toMatchObject({
      referenceNumber: 'LREAL1-261101-000123',
      formCode: 'LREAL1',
      linkToken: LINK,
      linkExpiresAt: '04/12/2026',
      questions: QUESTIONS.map((prompt) => ({ prompt })),
    });
    expect(store.isEdited()).toBe(false);
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ['/api/supplement', JSON.stringify({ link: LINK })],
    ]);
  });

  it('keeps an answer that was typed before', async () => {
    const { services, store } = servicesOf('SUPPINFO');
    store.set('/enName', 'CHAN TAI MAN');
    await fillGiven(services, GIVEN);
    expect(store.get('/enName')).toBe('CHAN TAI MAN');
  });

  it.each([
    ['SUPPLINK', VALID, `/form/SUPPINFO?lang=tc#RefID=${LINK}`],
    [
      'SUPPINFO',
      { form: 'SUPPLINK', request: { status: 'used' }, query: {} },
      `/form/SUPPLINK?lang=tc#RefID=${LINK}`,
    ],
  ])('redirects a link from %s to its form', async (code, answer, path) => {
    const { services, store } = servicesOf(code, answer);
    const before = store.data();
    expect(await fillGiven(services, GIVEN)).toBe(path);
    expect(store.data()).toEqual(before);
  });

  it.each(['expired', 'used', 'revoked', 'unknown'])('sets the link status %s', async (status) => {
    const query = { reference: 'LREAL1-261101-000123' };
    const answer = { form: 'SUPPLINK', request: { status }, query };
    const { services, store } = servicesOf('SUPPLINK', answer);
    await fillGiven(services, GIVEN);
    expect(store.data()).toMatchObject({ linkStatus: status, referenceNumber: query.reference });
    const shown = ['linkExpired', 'linkUsed'].filter((name) => store.isVisible(`/${name}`));
    expect(shown).toEqual([status === 'used' ? 'linkUsed' : 'linkExpired']);
  });

  it('fills in the parameters of the address, without a request', async () => {
    const { services, store, asked } = servicesOf('SUPPINFO');
    await fillGiven(services, 'reference=LREAL1-1&form=LODLIST&enName=EVE&__proto__=1');
    expect(store.data()).toMatchObject({ referenceNumber: 'LREAL1-1', formCode: 'LODLIST' });
    expect(store.get('/enName')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('B-34: does not change a form without request prefill', async () => {
    const { services, store, asked } = servicesOf('LREAL1');
    const before = store.data();
    await fillGiven(services, `${GIVEN}&account=1`);
    expect([store.data(), asked]).toEqual([before, []]);
  });
});

describe('fillGiven: a form of a link that restarts', () => {
  async function startAgain(isIn: boolean) {
    const { services, store } = servicesOf('SUPPINFO', VALID, 200, isIn);
    await fillGiven(services, GIVEN);
    store.set('/questions/0/answer', 'The fifth floor.');
    store.set('/enName', 'CHAN TAI MAN');
    store.set('/dayPhone', '2345 6789');
    const input = { scope: 'form' as const, retain: ['/enName'] };
    await toPromise(createActor(submissionActors(services).resetAnswers, { input }).start());
    return store.data();
  }

  it('has its questions again, without the answers, before submission', async () => {
    const data = await startAgain(false);
    expect(data).toMatchObject({
      linkToken: LINK,
      referenceNumber: 'LREAL1-261101-000123',
      questions: QUESTIONS.map((prompt) => ({ prompt })),
      enName: 'CHAN TAI MAN',
    });
    expect(data).not.toHaveProperty('dayPhone');
    expect(JSON.stringify(data)).not.toContain('fifth floor');
  });

  it('does not restore the data of a used link after submission', async () => {
    const data = await startAgain(true);
    expect(data).not.toHaveProperty('linkToken');
    expect(data).toMatchObject({ enName: 'CHAN TAI MAN' });
  });
});

describe('fillGiven: the page of SUPPINFO', () => {
  async function open(answer: () => ReturnType<typeof wireAnswer>) {
    const shown = await showWizard(
      loadedForm(formOf('SUPPINFO')),
      { '/api/supplement': answer },
      { given: GIVEN },
    );
    await settled();
    return shown;
  }

  it('shows the submission of the link, and never the link itself', async () => {
    await open(() => wireAnswer(200, VALID));
    await begin();
    expect(screen.getByDisplayValue('LREAL1-261101-000123')).toBeDefined();
    expect(document.body.textContent).toContain('The link is valid until');
    expect(document.body.textContent).not.toContain(LINK);
  });

  it('shows each question as text, without buttons to add or remove rows', async () => {
    const { services, store } = servicesOf('SUPPINFO');
    await fillGiven(services, GIVEN);
    const { texts } = formOf('SUPPINFO');
    const shown = renderFields({ store, texts: texts.en, pointers: ['/questions'] });
    for (const question of QUESTIONS) expect(shown.container.textContent).toContain(question);
    expect(shown.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([]);
    expect(shown.getAllByRole('textbox')).toHaveLength(QUESTIONS.length);
  });

  it('B-82: shows an error if the server is busy, and retries', async () => {
    let calls = 0;
    await open(() => {
      calls += 1;
      return calls === 1 ? wireAnswer(502) : wireAnswer(200, VALID);
    });
    expect(screen.getByRole('alertdialog').textContent).toContain('currently busy');
    await press('Try again');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await begin();
    expect(screen.getByDisplayValue('LREAL1-261101-000123')).toBeDefined();
  });
});
