// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CallError, IDENTITY_FAILURES, LANGUAGES, type Language } from '#engine';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { IdentityDialog } from '../../../renderer/signing/IdentityDialog.tsx';
import { type Effects, effects } from '../../engine/support/wizardEffects.ts';
import { identityWith, settle } from '../../engine/support/wizardWorld.ts';
import { polyfillDialog, pressEscape } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { refused } from '../../support/refusedCall.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

const PHONE = '3105 0000';
const never = () => new Promise<never>(() => undefined);

/** Returns effects of an app with a pending signature. */
function pending(): Effects {
  const fx = effects();
  fx.pollIdentity.mockResolvedValue({ status: 'pending' });
  return fx;
}

async function shown({
  fx = pending(),
  isPhone = false,
  language = 'en' as Language,
  needsCaptcha = false,
} = {}) {
  const clock = new SimulatedClock();
  const input = { fieldId: 'ownerSign', submissionId: 'S1', needsCaptcha };
  const actor = createActor(identityWith(fx), { input, clock }).start();
  await inPortal(<IdentityDialog actor={actor} isPhone={isPhone} />, {
    language,
    config: { hotline: PHONE },
  });
  const turn = (deed: () => void) =>
    act(async () => {
      deed();
      await settle();
    });
  const give = async (idNumber = 'A123456(3)') => {
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await turn(() => {
      fireEvent.change(box, { target: { value: idNumber } });
      fireEvent.submit(box);
    });
  };
  const press = (name: string) => turn(() => fireEvent.click(screen.getByRole('button', { name })));
  const pass = (ms: number) => turn(() => clock.increment(ms));
  const status = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  return { actor, give, press, pass, status };
}

describe('IdentityDialog: the identity card number', () => {
  it('shows that the number is never sent, and prevents autocomplete', async () => {
    await shown();
    const box = screen.getByLabelText<HTMLInputElement>('Hong Kong identity card number');
    expect([box.autocomplete, box.getAttribute('spellcheck'), box.name]).toEqual([
      'off',
      'false',
      '',
    ]);
    const help = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/compared and hashed on this device, and is never sent/);
    expect(document.activeElement).toBe(box);
  });

  it.each([
    ['', /enter your identity card number/],
    ['A123456(4)', /check digit\) does not match/],
    ['A12345', /one or two letters, six digits/],
  ])('shows the error of %j at the box', async (idNumber, words) => {
    const { give } = await shown();
    screen.getByRole('button', { name: 'Continue with iAM Smart' }).focus();
    await give(idNumber);
    const box = screen.getByRole('textbox');
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
  });

  it('shows at the box that the answers have another number, and keeps its text', async () => {
    const fx = pending();
    fx.hashNumber.mockResolvedValueOnce({ result: 'otherNumber' });
    const { give } = await shown({ fx });
    await give();
    expect(screen.getByRole('alert').textContent).toMatch(/identity card number is wrong/);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('A123456(3)');
  });

  it.each(['hashNumber', 'startIdentity'] as const)(
    'cannot be closed while %s is pending, and announces the request',
    async (name) => {
      const fx = pending();
      fx[name].mockImplementation(never);
      const { actor, give, status } = await shown({ fx });
      await give();
      expect(status()).toBe('Sending the request to iAM Smart');
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      act(() => pressEscape(screen.getByRole('dialog')));
      expect(actor.getSnapshot().status).toBe('active');
    },
  );

  it('shows the captcha if the request needs it', async () => {
    const { give } = await shown({ needsCaptcha: true });
    await give();
    expect(screen.getByRole('dialog', { name: 'Verification' })).toBeTruthy();
  });

  it('retries the request after a busy server, without another hash', async () => {
    const fx = pending();
    fx.startIdentity.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { give, press, status } = await shown({ fx });
    await give();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/currently busy/);
    expect(document.activeElement).toBe(alert);
    await press('Try again');
    expect(status()).toBe('Waiting for your signature in iAM Smart');
    expect(fx.hashNumber).toHaveBeenCalledTimes(1);
  });
});

describe('IdentityDialog: the request', () => {
  it('shows the app’s details, and the code digit by digit to a screen reader', async () => {
    const { give, status } = await shown();
    await give();
    const dialog = screen.getByRole('dialog');
    for (const name of ['Land Registry', 'Electronic forms', 'LREAL1']) {
      expect(within(dialog).getByText(name)).toBeTruthy();
    }
    expect(screen.getByText('0630').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('0 6 3 0').closest('p')?.textContent).toMatch(/^Identification code/);
    expect(status()).toBe('Waiting for your signature in iAM Smart');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body.innerHTML).not.toContain('A123456');
  });

  it.each(['Escape', 'Cancel'])('ends with %s', async (by) => {
    const { actor, give, press } = await shown();
    await give();
    if (by === 'Cancel') await press('Cancel');
    else act(() => pressEscape(screen.getByRole('dialog')));
    expect(actor.getSnapshot().output).toMatchObject({ signed: undefined, error: undefined });
  });

  it('polls at once when the page is visible again', async () => {
    const fx = pending();
    const { give } = await shown({ fx });
    await give();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    });
    expect(fx.pollIdentity).toHaveBeenCalledTimes(1);
  });

  it('ends once the app has signed', async () => {
    const { actor, give, pass } = await shown({ fx: effects() });
    await give();
    await pass(3_000);
    expect(actor.getSnapshot().output?.signed).toMatchObject({ signedBy: 'CHAN TAI MAN' });
  });
});

describe('IdentityDialog: the focus when it closes', () => {
  it.each([
    ['the button of the app', '<button>A</button><button data-way="identityApp">B</button>', 'B'],
    ['the button that changes the signature', '<button>Change</button>', 'Change'],
  ])('moves to %s', async (_, buttons, name) => {
    const card = document.createElement('div');
    card.id = 'signature-ownerSign';
    card.innerHTML = buttons;
    document.body.append(card);
    await shown();
    cleanup();
    expect(document.activeElement?.textContent).toBe(name);
    card.remove();
  });
});

const SITES: Readonly<Record<Language, string>> = { en: 'en', 'zh-Hant': 'tc', 'zh-Hans': 'sc' };

describe.each(LANGUAGES)('IdentityDialog in %s', (language) => {
  it('has the official title and a link to more information', async () => {
    const { signing } = await loadProductTexts(language);
    await shown({ language });
    const link = screen.getByRole('link', { name: new RegExp(`^${signing['identity.more']}`) });
    expect(link.getAttribute('href')).toBe(`https://www.iamsmart.gov.hk/${SITES[language]}/`);
    expect(screen.getByRole('dialog', { name: signing['identity.title'] ?? '' })).toBeTruthy();
  });

  it.each(IDENTITY_FAILURES)('shows the catalogue’s message of %s', async (key) => {
    const { signing } = await loadProductTexts(language);
    const words = signing[key]?.replace('{phone}', PHONE);
    const fx = pending();
    fx.startIdentity.mockRejectedValueOnce(refused(key));
    fx.pollIdentity.mockResolvedValueOnce({ status: 'failed', message: { key, args: [] } });
    const { give, pass } = await shown({ fx, language });
    await give();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(words);
    expect(document.activeElement).toBe(alert);
    await give();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(3_000);
    expect(screen.getByRole('alert').textContent).toBe(words);
  });
});
