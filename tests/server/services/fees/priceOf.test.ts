import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, savedSubmission, type TestPortal } from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

it('priceOf: throws for a fee that is not an exact amount', async () => {
  for (const cents of [Number.POSITIVE_INFINITY, 38_000 * 900_719_925_474, 0.5]) {
    portal.form.setPrice(cents);
    await expect(savedSubmission(portal)).rejects.toThrow('Cannot charge');
  }
  portal.form.setPrice(38_000);
});
