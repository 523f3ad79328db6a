import type { Page } from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './Applicant.ts';
import { type Answers, sampleOf } from './sampleOf.ts';

/** Fills in LREAL1 up to its list of land registers, which then has one record. */
export async function atOrders(page: Page): Promise<Applicant> {
  const applicant = await beforeOrders(page, 'en');
  await applicant.fillStep('orders', sampleOf('minimal'));
  return applicant;
}

/** Fills in LREAL1 up to the step with the list of land registers, and leaves the step empty. */
export async function beforeOrders(
  page: Page,
  language: Language,
  answers: Answers = sampleOf('minimal'),
): Promise<Applicant> {
  const applicant = new Applicant(page, language);
  await applicant.open();
  await applicant.acceptAndStart();
  for (const step of ['delivery', 'subscriberParticulars']) {
    await applicant.fillStep(step, answers);
    await applicant.goOn();
  }
  await applicant.expectOwnStep('orders');
  return applicant;
}
