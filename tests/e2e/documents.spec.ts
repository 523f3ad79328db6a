import { test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { expectSignedPdf, hasPdfReaders } from './support/signedPdf.ts';

test.skip(!hasPdfReaders(), 'needs pdfsig, pdftotext and pdfdetach');

// The walks of `address.spec.ts` check the document in the other languages.
test('the signed PDF holds the answers and a valid signature (zh-Hant)', async ({ page }) => {
  const applicant = new Applicant(page, 'zh-Hant');
  await applicant.reachSubmission(sampleOf('minimal', { SubscriberNameChi: '陳大文' }));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await payByCard(applicant);
  await applicant.expectAcknowledged();
  await expectSignedPdf(applicant, [
    'CHAN TAI MAN',
    '陳大文',
    'A0123453',
    'chan.taiman@example.hk',
    applicant.words.ofForm('OwnerType.options.individual'),
  ]);
});
