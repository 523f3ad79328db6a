import { describe, expect, it } from 'vitest';
import { describePhonePages, LOGIN, phonePages } from '../../support/phonePages.ts';

const at = phonePages();
describePhonePages('loginPageRoutes', '/sandbox/identity/login', at);

describe('the page with a QR code', () => {
  const scan = (query = '') => at.app.inject(`/sandbox/identity/login/T1/scan${query}`);

  it('shows a code while the log-in is open, and reloads', async () => {
    const { body, headers } = await scan('?lang=en');
    expect(headers.refresh).toBe('2');
    expect(body).toMatch(/src="data:image\/png;base64,iVBOR/);
    expect(body).toContain('<html lang="en">');
    expect((await scan()).body).toContain('<html lang="zh-Hant');
  });

  it('redirects to the form after the decision', async () => {
    at.login = { ...LOGIN, standing: 'refused' };
    const { statusCode, headers } = await scan();
    expect([statusCode, headers.location]).toEqual([302, LOGIN.returnUrl]);
  });

  it('responds 404 for an unknown ticket', async () => {
    const { statusCode } = await at.app.inject('/sandbox/identity/login/T2/scan');
    expect(statusCode).toBe(404);
  });
});
