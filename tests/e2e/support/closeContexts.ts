import type { Browser } from '@playwright/test';

/**
 * Closes every context that a test created itself, in `test.afterEach`. Playwright closes only the
 * contexts of its fixtures. The pages of others would poll during the next tests of the worker.
 */
export async function closeContexts({ browser }: { readonly browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
