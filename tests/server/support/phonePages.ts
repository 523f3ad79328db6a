import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  PhoneLogin,
  PhoneRequest,
  SandboxPhone,
} from '../../../server/ports/signing/SandboxPhone.ts';
import { phoneRoutes } from '../../../server/sandbox/phone/phoneRoutes.ts';

const REQUEST: PhoneRequest = {
  ticket: 'T1',
  identificationCode: '4711',
  department: 'Land Registry',
  service: 'Forms',
  document: 'Application',
  language: 'zh-Hant',
  standing: 'open',
  returnUrl: 'https://forms.example/form',
};
/** The log-in `T1` of the fake phone. */
export const LOGIN: PhoneLogin = {
  ticket: 'T1',
  language: 'zh-Hant',
  standing: 'open',
  returnUrl: 'https://forms.example/back?code=1',
};
const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };

/** The pages of a fake phone, and the acts that it performed. */
export interface PhonePages {
  app: FastifyInstance;
  acts: unknown[];
  /** The log-in that the phone finds. */
  login: PhoneLogin;
}

/**
 * Opens the pages of a fake phone before each test of a file. It knows the ticket `T1` only.
 *
 * @returns the pages of the current test
 */
export function phonePages(): PhonePages {
  const at: PhonePages = { app: Fastify(), acts: [], login: LOGIN };
  beforeEach(async () => {
    at.acts = [];
    at.login = LOGIN;
    const phone: SandboxPhone = {
      find: (ticket) => (ticket === 'T1' ? REQUEST : undefined),
      decide: async (ticket, ...act) => {
        at.acts.push(act);
        return ticket === 'T1' ? { ...REQUEST, standing: 'signed' } : undefined;
      },
      findLogin: (ticket) => (ticket === 'T1' ? at.login : undefined),
      decideLogin: (ticket, ...act) => {
        at.acts.push(act);
        return ticket === 'T1' ? { ...LOGIN, standing: 'approved' } : undefined;
      },
    };
    at.app = Fastify();
    await at.app.register(phoneRoutes, { phone });
  });
  afterEach(() => at.app.close());
  return at;
}

/**
 * Describes the pages of one kind of request.
 *
 * @param base path of the pages
 */
export function describePhonePages(name: string, base: string, at: PhonePages): void {
  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  describe(name, () => {
    it('shows a request in its language, or in the chosen language', async () => {
      const { body, headers } = await at.app.inject(`${base}/T1`);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<html lang="zh-Hant');
      expect((await at.app.inject(`${base}/T1?lang=en`)).body).toContain('<html lang="en">');
    });

    it('performs the act of the owner, and shows the result', async () => {
      const { body, statusCode } = await post(`${base}/T1`, { act: 'approve', ...OWNER });
      expect(statusCode).toBe(200);
      expect(at.acts).toEqual([['approve', OWNER]]);
      expect(body).toContain('role="status"');
    });

    it('cuts long names, and reads missing fields as empty', async () => {
      await post(`${base}/T1`, { act: 'approve', name: 'x'.repeat(101) });
      expect(at.acts).toEqual([['approve', { name: 'x'.repeat(100), idNumber: '' }]]);
    });

    it('ignores an unknown act', async () => {
      const { body, statusCode } = await post(`${base}/T1`, { act: 'steal' });
      expect([statusCode, at.acts]).toEqual([200, []]);
      expect(body).not.toContain('role="status"');
    });

    it('responds 404 for an unknown ticket, and 415 for another body', async () => {
      expect((await at.app.inject(`${base}/T2?lang=en`)).statusCode).toBe(404);
      expect((await post(`${base}/T2`, { act: 'approve' })).statusCode).toBe(404);
      const json = await at.app.inject({
        method: 'POST',
        url: `${base}/T1`,
        payload: { act: 'approve' },
      });
      expect([json.statusCode, at.acts.length]).toEqual([415, 1]);
    });
  });
}
