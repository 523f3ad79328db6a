import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES } from '#engine';
import type { IdentitySigningOrder } from '../../server/ports/signing/IdentityApp.ts';
import type { PhoneOwner } from '../../server/ports/signing/SandboxPhone.ts';
import { describeLogins } from './IdentityLogin.contract.ts';
import type { TestedApp } from './TestedApp.ts';

const OWNER: PhoneOwner = { name: 'CHAN TAI MAN', idNumber: 'a123456(3)' };
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const ORDER: IdentitySigningOrder = {
  businessId: 'B1',
  digest: sha256('hello'),
  idHash: sha256('A123456'),
  department: 'The Land Registry',
  service: 'Electronic Forms',
  document: 'Application',
  language: 'en',
  source: 'PC_Browser',
  returnUrl: 'https://forms.example/form/LREAL1',
};

/** Describes the contract of every identity app. */
export function describeIdentityApp(name: string, make: () => Promise<TestedApp>): void {
  describe(`${name} as IdentityApp`, () => {
    let tested: TestedApp;
    beforeEach(async () => {
      tested = await make();
    });
    const asked = (order: Partial<IdentitySigningOrder> = {}) =>
      tested.app.askToSign({ ...ORDER, ...order });
    const result = (businessId = ORDER.businessId) => tested.app.signingResult(businessId);

    it('returns four digits that depend on the document, not on the request', async () => {
      const { identificationCode } = await asked();
      expect(identificationCode).toMatch(/^\d{4}$/);
      const again = await asked({ businessId: 'B2' });
      expect(again.identificationCode).toBe(identificationCode);
      const other = await asked({ businessId: 'B3', digest: sha256('other') });
      expect(other.identificationCode).not.toBe(identificationCode);
    });

    it.each([
      ['PC_Browser', true],
      ['Android_Chrome', false],
      ['iOS_Safari', false],
    ] as const)('requires a scan in %s: %s', async (source, isScanned) => {
      expect(await asked({ source })).toMatchObject({ isScanned });
    });

    it('returns pending before the approval, then the same signature on every call', async () => {
      const { address } = await asked();
      expect(await result()).toEqual({ state: 'pending' });
      await tested.decide(address, 'approve', OWNER);
      const first = await result();
      expect(first).toMatchObject({ state: 'signed' });
      expect(await result()).toEqual(first);
    });

    it('keeps the results of requests separate', async () => {
      const { address } = await asked();
      await asked({ businessId: 'B2' });
      await tested.decide(address, 'D70001');
      expect(await result('B1')).toEqual({ state: 'failed', failure: 'D70001' });
      expect(await result('B2')).toEqual({ state: 'pending' });
    });

    it.each(IDENTITY_FAILURES)('reports %s, also after a later approval', async (failure) => {
      const { address } = await asked();
      await tested.decide(address, failure);
      await tested.decide(address, 'approve', OWNER);
      expect(await result()).toEqual({ state: 'failed', failure });
    });

    it('reports D70005 when the phone belongs to another user', async () => {
      const { address } = await asked();
      await tested.decide(address, 'approve', { ...OWNER, idNumber: 'B234567(0)' });
      expect(await result()).toEqual({ state: 'failed', failure: 'D70005' });
    });

    it('returns pending after a slow approval, and the signature 15 seconds later', async () => {
      const { address } = await asked();
      await tested.decide(address, 'approveSlowly', OWNER);
      expect(await result()).toEqual({ state: 'pending' });
      tested.advance(15_000);
      expect(await result()).toMatchObject({ state: 'signed' });
    });

    it('expires after 18 minutes without a decision', async () => {
      await asked();
      tested.advance(18 * 60_000);
      expect(await result()).toEqual({ state: 'pending' });
      tested.advance(1);
      expect(await result()).toEqual({ state: 'failed', failure: 'D70003' });
    });

    it('returns D79402 for an unknown request', async () => {
      expect(await result('nothing')).toEqual({ state: 'failed', failure: 'D79402' });
    });

    describeLogins(() => tested, ORDER);
  });
}
