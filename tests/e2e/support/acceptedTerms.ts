import type { Page } from '@playwright/test';

/** Stores in this browser that the terms were accepted. `skipIntro` then skips the notes. */
export async function withAcceptedTerms(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('acceptTC', '2026-11-20T10:00:00.000+08:00'));
}
