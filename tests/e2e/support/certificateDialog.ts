import type { APIResponse, Locator } from '@playwright/test';
import type { Hands } from './MouseHands.ts';
import type { Words } from './Words.ts';

/** The open certificate dialog, its texts, and the hands that use it. */
interface AskedCertificate {
  readonly dialog: Locator;
  readonly words: Words;
  readonly hands: Pick<Hands, 'press' | 'type'>;
}

/**
 * Passes a certificate to the file input, types its PIN and signs.
 *
 * @param certificate the file from the test authority, with the PIN in a header
 */
export async function signWithCertificate(
  certificate: APIResponse,
  { dialog, words, hands }: AskedCertificate,
): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'certificate.p12',
    mimeType: 'application/x-pkcs12',
    buffer: await certificate.body(),
  });
  const box = dialog.getByLabel(words.of('signing:certificate.pin'), { exact: true });
  await hands.type(box, certificate.headers()['certificate-pin'] ?? '');
  const go = words.of('signing:certificate.sign');
  await hands.press(dialog.getByRole('button', { name: go, exact: true }));
}
