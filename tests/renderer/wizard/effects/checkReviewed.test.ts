import { describe, expect, it, vi } from 'vitest';
import { toBase64 } from '../../../../renderer/api/base64.ts';
import {
  checkReviewed,
  type SigningDocument,
} from '../../../../renderer/wizard/effects/checkReviewed.ts';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { sha256Of } from '../../../../server/services/files/sealedFiles.ts';

vi.stubGlobal('isSecureContext', true);

const RIGHT = 'UkVQTEFDRUQ=';
const fetchRight = async () => RIGHT;

const BLANK = '%PDF form %%EOF\n';
const FIRST = `${BLANK}first signature %%EOF`;
const SECOND = `${FIRST}\nsecond signature %%EOF\r\n`;
const inBase64 = (text: string) => toBase64(new TextEncoder().encode(text));
const whole = (text: string): SigningDocument => ({ pdf: inBase64(text) });
const byHash = (text: string): SigningDocument => ({ hash: sha256Of(Buffer.from(text)) });

/** Returns services with a shown document and signed fields. */
function page(shown: string | undefined, signed: readonly string[] = []) {
  const pdf = new ReviewPdf();
  if (shown !== undefined) pdf.keep(inBase64(shown), signed.length > 0);
  const context = () => ({ signed: signed.map((fieldId) => ({ fieldId })) });
  return { pdf, context } as unknown as WizardServices;
}

const CHANGED = { failure: { kind: 'refused', message: { key: 'documentChanged' } } };

describe('checkReviewed()', () => {
  it.each<readonly [string, string | undefined, readonly string[], SigningDocument]>([
    ['an unsigned form', BLANK, [], whole(`${BLANK}room`)],
    ['an unsigned form, by its hash', BLANK, [], byHash(BLANK)],
    ['a form with another field’s signature', FIRST, ['a'], whole(`${FIRST}\nroom`)],
    ['a form with another field’s signature, by its hash', FIRST, ['a'], byHash(FIRST)],
    ['a form without the signature that is changed', FIRST, ['b'], whole(`${BLANK}room`)],
    ['a form with only the earlier signatures', SECOND, ['a', 'b'], whole(`${FIRST}\nroom`)],
    ['a form with only the earlier signatures, by its hash', SECOND, ['a', 'b'], byHash(FIRST)],
    ['any document if the page shows no document', undefined, [], whole('%PDF other')],
  ])('allows a signature on %s', async (_, shown, signed, signing) => {
    await expect(checkReviewed(page(shown, signed), 'b', signing)).resolves.toBeUndefined();
  });

  it.each<readonly [string, string, readonly string[], SigningDocument]>([
    ['another form', BLANK, [], whole('%PDF f0rm %%EOF\nroom')],
    ['another form, by its hash', BLANK, [], byHash('%PDF f0rm %%EOF\n')],
    ['a shorter form', BLANK, [], whole(BLANK.slice(0, -2))],
    ['a form without the shown signature', FIRST, ['a'], whole(`${BLANK}room`)],
    ['a form without the shown signature, by its hash', FIRST, ['a'], byHash(BLANK)],
    ['another form, for a signed field', FIRST, ['b'], whole('%PDF f0rm %%EOF\nroom')],
    ['another form, for a signed field, by its hash', FIRST, ['b'], byHash('%PDF f0rm %%EOF\n')],
  ])(
    'I11: refuses a signature on %s, and shows the fetched document',
    async (_, shown, signed, signing) => {
      const services = page(shown, signed);
      await expect(checkReviewed(services, 'b', signing, fetchRight)).rejects.toMatchObject(
        CHANGED,
      );
      await vi.waitFor(() =>
        expect(services.pdf.get()).toMatchObject({ kind: 'made', base64: RIGHT }),
      );
    },
  );

  it('does not compare with an outdated document', async () => {
    const services = page(BLANK);
    services.pdf.outdate();
    await expect(checkReviewed(services, 'b', whole('%PDF other'))).resolves.toBeUndefined();
  });
});
