import { describe, expect, it } from 'vitest';
import { describePhonePages, phonePages } from '../../support/phonePages.ts';

const at = phonePages();
describePhonePages('phoneRoutes', '/sandbox/identity', at);

describe('the stylesheet of the phone', () => {
  it('is sent as CSS', async () => {
    const { headers } = await at.app.inject('/sandbox/identity.css');
    expect(headers['content-type']).toContain('text/css');
  });
});
