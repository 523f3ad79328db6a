import type { Browser } from '@playwright/test';

/**
 * Closes every browser context; for `test.afterEach`. Playwright closes only the contexts of its
 * fixtures. Pages of other contexts would poll during the worker's next tests.
 */
export async function closeContexts({ browser }: { readonly browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
