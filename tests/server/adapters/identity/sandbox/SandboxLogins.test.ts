import { describe, expect, it } from 'vitest';
import { SandboxLogins } from '../../../../../server/adapters/identity/sandbox/SandboxLogins.ts';
import type { IdentityLoginOrder } from '../../../../../server/ports/signing/IdentityApp.ts';
import { LOGIN_REFUSALS, type LoginAct } from '../../../../../server/ports/signing/SandboxPhone.ts';
import { testClock } from '../../../../support/testClock.ts';

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };
const ORDER: IdentityLoginOrder = {
  state: 'a-state',
  language: 'zh-Hant',
  source: 'PC_Browser',
  returnUrl: 'https://forms.example/form?lang=tc',
};
const refusal = (reason: string) => expect.objectContaining({ name: 'IdentityAppError', reason });

/** Creates the log-ins; their ids are T1, T2 and so on. */
function opened() {
  const clock = testClock();
  let count = 0;
  const id = () => {
    count += 1;
    return `T${count}`;
  };
  const addressOf = (ticket: string, isScanned: boolean) => `/login/${ticket}?qr=${isScanned}`;
  return { clock, logins: new SandboxLogins({ clock, ids: { id }, addressOf }) };
}

/** Logs a person in and returns the tokens. */
function loggedIn(act: LoginAct = 'approve') {
  const { clock, logins } = opened();
  logins.start(ORDER);
  const { returnUrl } = logins.decide('T1', act, OWNER) ?? { returnUrl: '' };
  const code = new URL(returnUrl).searchParams.get('code') ?? '';
  return { clock, logins, code, tokens: logins.redeem(code) };
}

describe('SandboxLogins: a log-in', () => {
  it.each([
    ['PC_Browser', true],
    ['Android_Chrome', false],
  ] as const)('starts in %s, with a code to scan: %s', (source, isScanned) => {
    const { logins } = opened();
    const login = logins.start({ ...ORDER, source });
    expect(login).toEqual({ address: `/login/T1?qr=${isScanned}`, isScanned });
    const { language, returnUrl } = ORDER;
    expect(logins.find('T1')).toEqual({ ticket: 'T1', language, standing: 'open', returnUrl });
  });

  it('returns undefined for an unknown ticket', () => {
    const { logins } = opened();
    expect(logins.find('T1')).toBeUndefined();
    expect(logins.decide('T1', 'approve', OWNER)).toBeUndefined();
  });

  it('keeps the first decision', () => {
    const { logins } = opened();
    logins.start(ORDER);
    const approved = logins.decide('T1', 'approve', OWNER);
    expect(approved).toMatchObject({
      standing: 'approved',
      returnUrl: 'https://forms.example/form?lang=tc&code=T2&state=a-state',
    });
    expect(logins.decide('T1', 'D40000', OWNER)).toEqual(approved);
    expect(logins.find('T1')).toEqual(approved);
  });

  it.each(LOGIN_REFUSALS)('reports the refusal %s to the browser', (act) => {
    const { logins } = opened();
    logins.start(ORDER);
    expect(logins.decide('T1', act, OWNER)).toMatchObject({
      standing: 'refused',
      returnUrl: `https://forms.example/form?lang=tc&error_code=${act}&state=a-state`,
    });
    expect(() => logins.redeem('T2')).toThrow(refusal('D20003'));
  });

  it('forgets the oldest log-in after 1000', () => {
    const { logins } = opened();
    for (let at = 0; at < 1000; at += 1) logins.start(ORDER);
    expect(logins.find('T1')).toMatchObject({ ticket: 'T1' });
    logins.start(ORDER);
    expect(logins.find('T1')).toBeUndefined();
    expect(logins.find('T2')).toMatchObject({ ticket: 'T2' });
  });
});

describe('SandboxLogins: tokens', () => {
  it('exchanges a code once', () => {
    const { logins, code, tokens, clock } = loggedIn();
    expect(tokens.openId).not.toContain('A123456');
    expect(tokens.expiresAt.getTime() - clock.now().getTime()).toBe(36_000_000);
    expect(() => logins.redeem(code)).toThrow(refusal('D20003'));
    expect(() => logins.redeem('unknown')).toThrow(refusal('D20003'));
  });

  it('gives a person the same openId at each log-in', () => {
    const { logins, tokens } = loggedIn();
    const ticket = logins.start(ORDER).address.split(/[/?]/)[2] ?? '';
    const { returnUrl } = logins.decide(ticket, 'approve', OWNER) ?? { returnUrl: '' };
    const again = logins.redeem(new URL(returnUrl).searchParams.get('code') ?? '');
    expect(again.openId).toBe(tokens.openId);
    expect(again.accessToken).not.toBe(tokens.accessToken);
  });

  it('refuses foreign and expired tokens', () => {
    const { logins, tokens, clock } = loggedIn();
    const read = (changes: Partial<typeof tokens>) => () =>
      logins.profile({ ...tokens, ...changes }, ['enName']);
    expect(read({ accessToken: 'x' })).toThrow(refusal('D20009'));
    expect(read({ openId: 'x' })).toThrow(refusal('D20009'));
    clock.advance(35_999_999);
    expect(read({})()).toEqual({ enName: { UnstructuredName: 'CHAN TAI MAN' } });
    clock.advance(1);
    expect(read({})).toThrow(refusal('D20009'));
  });

  it.each<[LoginAct, readonly string[] | undefined, string | undefined]>([
    ['approve', ['enName', 'chName'], undefined],
    ['approvePartly', ['enName'], undefined],
    ['approveBasic', ['enName', 'chName'], 'signingNotAllowed'],
    ['failProfile', undefined, undefined],
  ])('after %s, returns the profile %j and the refusal to sign %s', (act, fields, reason) => {
    const { logins, tokens } = loggedIn(act);
    const profile = () => logins.profile(tokens, ['enName', 'chName']);
    if (fields) expect(Object.keys(profile())).toEqual(fields);
    else expect(profile).toThrow(refusal('D20000'));
    const check = () => logins.checkSigner(tokens);
    if (reason === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(refusal(reason));
  });
});
