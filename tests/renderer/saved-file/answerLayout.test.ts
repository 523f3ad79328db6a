import { beforeAll, describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { keepFile } from '../../../renderer/form/fileShelf.ts';
import { packAnswers, unpackAnswers } from '../../../renderer/saved-file/answerLayout.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});

const FIRST = Uint8Array.from([0, 10, 255, 123, 10]);
const SECOND = Uint8Array.from([37, 80, 68, 70]);

/** LREAL1 with attachments of these bytes, one a row. */
function withAttachments(...contents: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const supportDocument = contents.map((bytes, at) => {
    const ref = keepFile(new Blob([bytes]));
    const file = { name: `${at}.pdf`, size: bytes.length, type: 'application/pdf', sha256: '' };
    return { docType: 'certificateOfIncorporation', docFile: { ...file, ref } };
  });
  return { SubscriberNameEng: 'CHAN TAI\nMAN', supportDocument };
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** The bytes of each attachment that the content holds. */
function contentsOf(plain: Uint8Array<ArrayBuffer>) {
  const saved = unpackAnswers(plain);
  if (!saved) throw new TypeError('The content did not open');
  const { supportDocument } = saved.data as { supportDocument: { docFile: object }[] };
  return supportDocument.map(({ docFile }) => saved.contentOf({ ...docFile }));
}

describe('packAnswers() and unpackAnswers()', () => {
  it('promise 6: give every attachment back byte for byte', async () => {
    const plain = await packAnswers(form.plan, withAttachments(FIRST, SECOND));
    expect(contentsOf(plain)).toEqual([FIRST, SECOND]);
    expect(unpackAnswers(plain)?.data).toMatchObject({ SubscriberNameEng: 'CHAN TAI\nMAN' });
  });

  it('promise 6: write an attachment as it is, not as base64', async () => {
    const [none, million] = await Promise.all(
      [0, 1_000_000].map((length) =>
        packAnswers(form.plan, withAttachments(new Uint8Array(length))),
      ),
    );
    expect((million?.length ?? 0) - (none?.length ?? 0)).toBeLessThan(1_000_050);
  });

  it('promise 6: read the files that were saved before: JSON with base64', () => {
    const docFile = { name: 'a.pdf', type: 'application/pdf', file: btoa('%PDF') };
    const old = encoded(JSON.stringify({ data: { supportDocument: [{ docFile }] } }));
    expect(contentsOf(old)).toEqual([SECOND]);
  });

  it.each([
    ['a later layout', '{"layout":3,"data":{},"parts":[]}\n'],
    ['lengths that are too long', '{"layout":2,"data":{},"parts":[9]}\nabc'],
    ['lengths that leave bytes over', '{"layout":2,"data":{},"parts":[1]}\nabc'],
    ['a negative length', '{"layout":2,"data":{},"parts":[-1,4]}\nabc'],
    ['no lengths', '{"layout":2,"data":{}}\nabc'],
    ['no JSON', 'abc\nabc'],
    ['a text', '"abc"'],
  ])('refuse %s', (_, content) => {
    expect(unpackAnswers(encoded(content))).toBeUndefined();
  });

  it('find no bytes for a part that is not there', () => {
    const saved = unpackAnswers(encoded('{"layout":2,"data":{},"parts":[3]}\nabc'));
    for (const part of [1, -1, 'x', undefined, '__proto__']) {
      expect(saved?.contentOf({ part }), String(part)).toBeUndefined();
    }
  });
});
