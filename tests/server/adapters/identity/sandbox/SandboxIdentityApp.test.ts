import { describe, expect, it } from 'vitest';
import { SandboxIdentityApp } from '../../../../../server/adapters/identity/sandbox/SandboxIdentityApp.ts';
import { describeIdentityApp } from '../../../../ports/IdentityApp.contract.ts';
import { testClock } from '../../../../support/testClock.ts';

function sandbox() {
  const clock = testClock();
  let count = 0;
  const app = new SandboxIdentityApp({
    clock,
    ids: { id: () => `T${++count}` },
    sign: async (digest, { name }) => Buffer.concat([digest, Buffer.from(name)]),
    addressOf: (ticket) => `/sandbox/identity/${ticket}`,
    loginAddressOf: (ticket) => `http://phone.example/login/${ticket}`,
  });
  return { app, clock };
}

const ticketIn = (address: string) => address.split('/').at(-1) ?? '';
const NOBODY = { name: '', idNumber: '' };

describeIdentityApp('SandboxIdentityApp', async () => {
  const { app, clock } = sandbox();
  return {
    app,
    decide: async (address, act, owner = NOBODY) => {
      await app.decide(ticketIn(address), act, owner);
    },
    logIn: async (address, act, owner = NOBODY) =>
      new URL(app.decideLogin(ticketIn(address), act, owner)?.returnUrl ?? ''),
    advance: (ms) => clock.advance(ms),
  };
});

describe('SandboxIdentityApp', () => {
  it('finds no unknown ticket', async () => {
    const { app } = sandbox();
    expect(app.find('T1')).toBeUndefined();
    expect(await app.decide('T1', 'approve', NOBODY)).toBeUndefined();
  });

  it('forgets the oldest request after 1000', async () => {
    const { app } = sandbox();
    for (let at = 0; at <= 1000; at += 1) {
      await app.askToSign({
        businessId: `B${at}`,
        digest: Buffer.alloc(32),
        idHash: Buffer.alloc(32),
        department: '',
        service: '',
        document: '',
        language: 'en',
        source: 'PC_Browser',
        returnUrl: '',
      });
    }
    expect(await app.signingResult('B0')).toEqual({ state: 'failed', failure: 'D79402' });
    expect(await app.signingResult('B1')).toEqual({ state: 'pending' });
  });
});
