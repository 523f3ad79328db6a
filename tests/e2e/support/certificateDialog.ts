import type { APIResponse, Locator } from '@playwright/test';
import type { Hands } from './MouseHands.ts';
import type { Words } from './Words.ts';

/** The open dialog that asks for a certificate, its words, and who works it. */
interface AskedCertificate {
  readonly dialog: Locator;
  readonly words: Words;
  readonly hands: Pick<Hands, 'press' | 'type'>;
}

/**
 * Hands a certificate over by the browser's chooser, types its PIN and signs.
 *
 * @param certificate the file as the test authority sent it, the PIN among its headers
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
