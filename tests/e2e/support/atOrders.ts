import type { Page } from '@playwright/test';
import { Applicant } from './Applicant.ts';
import { sampleOf } from './sampleOf.ts';

/** LREAL1 filled in up to its list of land registers, which has one. */
export async function atOrders(page: Page): Promise<Applicant> {
  const answers = sampleOf('minimal');
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  for (const step of ['delivery', 'subscriberParticulars']) {
    await applicant.fillStep(step, answers);
    await applicant.goOn();
  }
  await applicant.expectOwnStep('orders');
  await applicant.fillStep('orders', answers);
  return applicant;
}
