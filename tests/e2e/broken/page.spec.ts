import { expect, test } from '@playwright/test';
import { Auditor } from '../support/Auditor.ts';
import { auditWishes } from '../support/audits.ts';

const WISHES = auditWishes() ?? { folder: undefined, widths: [320, 1280] };

/** A page that breaks rules on purpose: its faults must be found and reported. */
const BROKEN = `<!doctype html>
<html lang="en">
  <title>Broken on purpose</title>
  <style>
    .pale { color: #bbb; }
    .tiny { width: 12px; height: 12px; padding: 0; }
    .wide { width: 600px; }
  </style>
  <main>
    <h1>Broken on purpose</h1>
    <input id="nameless" type="text">
    <p class="pale">Words that hardly anybody can read</p>
    <button id="tiny-a" class="tiny">a</button><button id="tiny-b" class="tiny">b</button>
    <p class="wide">Words that do not fit a phone</p>
  </main>
</html>`;

// Only `npm run a11y -- --self-test` runs this test, which must fail.
test('a page that is broken on purpose (en)', async ({ page }) => {
  const auditor = new Auditor(page, WISHES, { subject: 'broken', language: 'en' });
  const found = await auditor.audit(async () => {
    await page.setContent(BROKEN);
    await auditor.look({ id: 'page', state: 'empty' });
  });
  expect(found).toEqual([]);
});
