import type { Page } from '@playwright/test';

/** A file for an input, in Playwright's format. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Requests an e-Cheque from the portal's test bank, for the amount on the page.
 *
 * @param name name of the file
 * @param wish properties that differ from the page's request: `amount`, `currency`, `payee`,
 *   `variant`
 */
export async function testCheque(
  page: Page,
  name: string,
  wish: Readonly<Record<string, string>> = {},
): Promise<MadeFile> {
  const needs = (await page.locator('.e-cheque-needs').first().textContent()) ?? '';
  const [, dollars = '1.00'] = /HK\$([\d,]+\.\d\d)/.exec(needs) ?? [];
  const query = new URLSearchParams({ amount: dollars.replaceAll(',', ''), ...wish });
  const url = new URL(`/debug/test-e-cheque?${query}`, page.url());
  const response = await page.request.get(url.href);
  if (!response.ok()) throw new Error(`Cannot get an e-Cheque: ${await response.text()}`);
  return { name, mimeType: 'application/pdf', buffer: await response.body() };
}
