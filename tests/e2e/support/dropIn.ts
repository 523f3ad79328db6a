import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { FormFiles } from '#compiler';
import { writeFiles } from '../../support/everyWidgetForm.ts';
import type { SharedPortal } from './lentPortal.ts';

const LIVE_WITHIN_MS = 30_000;

/**
 * Adds a form to a shared portal, unless the portal has the form, and waits until the form is open.
 */
export async function dropIn(portal: SharedPortal, files: FormFiles): Promise<void> {
  const { formsDir, origin } = portal;
  const place = join(formsDir, files.code);
  if (!existsSync(place)) {
    // The move is atomic: two workers can write at once, and the portal must read whole forms.
    const aside = mkdtempSync(join(formsDir, '..', 'aside-'));
    writeFiles(aside, files);
    try {
      renameSync(join(aside, files.code), place);
    } catch (error) {
      if (!existsSync(place)) throw error;
    }
    rmSync(aside, { recursive: true });
  }
  const status = async () => (await fetch(`${origin}/api/forms/${files.code}`)).status;
  const message = await portal.output();
  await expect.poll(status, { timeout: LIVE_WITHIN_MS, message }).toBe(200);
}
