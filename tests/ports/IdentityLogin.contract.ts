import { describe, expect, it } from 'vitest';
import { PROFILE_FIELDS, readProfile } from '#engine';
import type {
  IdentityLoginOrder,
  IdentitySigningOrder,
} from '../../server/ports/signing/IdentityApp.ts';
import {
  LOGIN_REFUSALS,
  type LoginAct,
  type PhoneOwner,
} from '../../server/ports/signing/SandboxPhone.ts';
import type { TestedApp } from './TestedApp.ts';

const OWNER: PhoneOwner = { name: 'CHAN TAI MAN', idNumber: 'a123456(3)' };
const LOGIN: IdentityLoginOrder = {
  state: 'a-state',
  language: 'zh-Hant',
  source: 'PC_Browser',
  returnUrl: 'https://forms.example/form/LREAL1?lang=tc',
};

/**
 * Describes log-ins, profiles and signing after a log-in, for every identity app.
 *
 * @param order the signature that the tests request
 */
export function describeLogins(tested: () => TestedApp, order: IdentitySigningOrder): void {
  describe('log-in and form filling', () => {
    const backFrom = async (act: LoginAct, login: Partial<IdentityLoginOrder> = {}) => {
      const { app, logIn } = tested();
      const { address } = await app.startLogin({ ...LOGIN, ...login });
      return logIn(address, act, OWNER);
    };
    const codeOf = (url: URL) => url.searchParams.get('code') ?? '';
    const tokensOf = async (act: LoginAct) => tested().app.redeemCode(codeOf(await backFrom(act)));

    it.each([
      ['PC_Browser', true],
      ['Android_Chrome', false],
      ['iOS_Safari', false],
    ] as const)('startLogin: requires a scan in %s: %s', async (source, isScanned) => {
      const login = await tested().app.startLogin({ ...LOGIN, source });
      expect(login).toMatchObject({ isScanned, address: expect.stringMatching(/^http/) });
    });

    it('startLogin: redirects the browser with a code and the state', async () => {
      const url = await backFrom('approve');
      expect(`${url.origin}${url.pathname}`).toBe('https://forms.example/form/LREAL1');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        lang: 'tc',
        code: expect.stringMatching(/./),
        state: 'a-state',
      });
    });

    it.each(LOGIN_REFUSALS)('startLogin: redirects the browser with %s', async (refusal) => {
      const { searchParams } = await backFrom(refusal, { source: 'Android_Chrome' });
      expect(Object.fromEntries(searchParams)).toEqual({
        lang: 'tc',
        error_code: refusal,
        state: 'a-state',
      });
    });

    it('redeemCode: exchanges a code for tokens only once', async () => {
      const code = codeOf(await backFrom('approve'));
      const tokens = await tested().app.redeemCode(code);
      expect(tokens.accessToken).not.toBe('');
      await expect(tested().app.redeemCode(code)).rejects.toMatchObject({ reason: 'D20003' });
      await expect(tested().app.redeemCode('unknown')).rejects.toMatchObject({ reason: 'D20003' });
    });

    it('redeemCode: returns the same openID and a new access token to a user', async () => {
      const [first, second] = [await tokensOf('approve'), await tokensOf('approve')];
      expect(second.openId).toBe(first.openId);
      expect(second.accessToken).not.toBe(first.accessToken);
    });

    it('profile: returns the requested fields', async () => {
      const { app } = tested();
      const tokens = await tokensOf('approve');
      const answer = await app.profile(tokens, ['enName', 'idNo', 'mobileNumber']);
      expect(readProfile(answer, PROFILE_FIELDS)).toEqual({
        enName: 'CHAN TAI MAN',
        idNo: 'A1234563',
        mobileNumber: '91234567',
      });
      const whole = readProfile(await app.profile(tokens, PROFILE_FIELDS), PROFILE_FIELDS);
      expect(Object.keys(whole).sort()).toEqual([...PROFILE_FIELDS].sort());
    });

    it('profile: lacks some fields after a partial approval, but not the English name', async () => {
      const answer = await tested().app.profile(await tokensOf('approvePartly'), PROFILE_FIELDS);
      const fields = Object.keys(readProfile(answer, PROFILE_FIELDS));
      for (const missing of ['chName', 'residentialAddress', 'prefix', 'idNo']) {
        expect(fields).not.toContain(missing);
      }
      expect(fields).toContain('enName');
    });

    it('profile: may fail after the log-in', async () => {
      const tokens = await tokensOf('failProfile');
      await expect(tested().app.profile(tokens, ['enName'])).rejects.toMatchObject({
        reason: 'D20000',
      });
    });

    it('profile: refuses unknown tokens and expired tokens', async () => {
      const { app, advance } = tested();
      const tokens = await tokensOf('approve');
      const refusal = { reason: 'D20009' };
      const other = { ...tokens, accessToken: 'another' };
      await expect(app.profile(other, ['enName'])).rejects.toMatchObject(refusal);
      advance(36_000_000);
      await expect(app.profile(tokens, ['enName'])).rejects.toMatchObject(refusal);
    });

    it('askToSign: accepts the tokens of a log-in', async () => {
      const { app, decide } = tested();
      const tokens = await tokensOf('approve');
      const { address } = await app.askToSign({ ...order, tokens });
      expect(await app.signingResult(order.businessId, tokens)).toEqual({ state: 'pending' });
      await decide(address, 'approve', OWNER);
      expect(await app.signingResult(order.businessId, tokens)).toMatchObject({ state: 'signed' });
    });

    it('askToSign: refuses an account that is not upgraded, and unknown tokens', async () => {
      const { app } = tested();
      const tokens = await tokensOf('approveBasic');
      await expect(app.askToSign({ ...order, tokens })).rejects.toMatchObject({
        reason: 'signingNotAllowed',
      });
      const other = { ...tokens, accessToken: 'another' };
      await expect(app.askToSign({ ...order, tokens: other })).rejects.toMatchObject({
        reason: 'D20009',
      });
    });
  });
}
