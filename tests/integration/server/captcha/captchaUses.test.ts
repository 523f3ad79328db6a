import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';

const FORMS = new URL('../../../../forms/', import.meta.url);

/** Returns the highest number of signatures in a form of the repository. */
function mostSignatures(): number {
  const counts = readdirSync(FORMS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('manifest.json'))
    .map((path) => JSON.parse(readFileSync(new URL(path, FORMS), 'utf8')).signatures?.length ?? 0);
  return Math.max(...counts);
}

/** Calls of the page that require a captcha. */
const REVIEW = ['updateFormBeforePayment', 'review'].length;
const SIGNATURE = ['sign', 'signedHash'].length;
const PAYMENT = ['createTransaction'].length;
const END = ['submit'].length;

describe('CAPTCHA_TOKEN_USES', () => {
  it('F6: covers the longest honest session, but not two sessions', () => {
    const { captchaTokenUses } = readConfig({ DATA_DIR: 'data' }).limits;
    const pass = REVIEW + mostSignatures() * SIGNATURE;
    const lastPass = pass + PAYMENT + END;
    // The session opens a file at the third password, corrects two signed forms, and pays twice.
    const walk = 3 + pass + pass + lastPass + PAYMENT;
    const filesAndPrints = 4 + 2;
    const lostAnswers = lastPass;
    const needed = walk + filesAndPrints + lostAnswers;
    expect(captchaTokenUses).toBeGreaterThanOrEqual(needed);
    expect(captchaTokenUses).toBeLessThan(2 * needed);
  });
});
