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

/** Returns a page that shows a document on which fields are signed. */
function page(shown: string | undefined, signed: readonly string[] = []) {
  const pdf = new ReviewPdf();
  if (shown !== undefined) pdf.keep(inBase64(shown), signed.length > 0);
  const context = () => ({ signed: signed.map((fieldId) => ({ fieldId })) });
  return { pdf, context } as unknown as WizardServices;
}

const CHANGED = { failure: { kind: 'refused', message: { key: 'documentChanged' } } };

describe('checkReviewed()', () => {
  it.each<readonly [string, string | undefined, readonly string[], SigningDocument]>([
    ['the form that nobody has signed', BLANK, [], whole(`${BLANK}room`)],
    ['the same form, by its hash', BLANK, [], byHash(BLANK)],
    ['the form that somebody else has signed', FIRST, ['a'], whole(`${FIRST}\nroom`)],
    ['the same, by its hash', FIRST, ['a'], byHash(FIRST)],
    ['the form before a signature that is changed', FIRST, ['b'], whole(`${BLANK}room`)],
    ['a signature in the middle that is changed', SECOND, ['a', 'b'], whole(`${FIRST}\nroom`)],
    ['the same, by its hash', SECOND, ['a', 'b'], byHash(FIRST)],
    ['anything where the page shows nothing', undefined, [], whole('%PDF other')],
  ])('lets a signature be added to %s', async (_, shown, signed, signing) => {
    await expect(checkReviewed(page(shown, signed), 'b', signing)).resolves.toBeUndefined();
  });

  it.each<readonly [string, string, readonly string[], SigningDocument]>([
    ['another form', BLANK, [], whole('%PDF f0rm %%EOF\nroom')],
    ['another form, by its hash', BLANK, [], byHash('%PDF f0rm %%EOF\n')],
    ['a shorter one', BLANK, [], whole(BLANK.slice(0, -2))],
    ['one without the signature that is shown', FIRST, ['a'], whole(`${BLANK}room`)],
    ['one without it, by its hash', FIRST, ['a'], byHash(BLANK)],
    [
      'another form, for a field that is signed again',
      FIRST,
      ['b'],
      whole('%PDF f0rm %%EOF\nroom'),
    ],
    ['another form for it, by its hash', FIRST, ['b'], byHash('%PDF f0rm %%EOF\n')],
  ])(
    'I11: refuses a signature on %s, and shows the right document',
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

  it('asks for no comparison with a document that is out of date', async () => {
    const services = page(BLANK);
    services.pdf.outdate();
    await expect(checkReviewed(services, 'b', whole('%PDF other'))).resolves.toBeUndefined();
  });
});
