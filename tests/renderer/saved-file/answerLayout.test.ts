import { beforeAll, describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import type { HandOver } from '../../../renderer/api/handOverApi.ts';
import { keepFile } from '../../../renderer/attachments/pendingFileCache.ts';
import { packAnswers, unpackAnswers } from '../../../renderer/saved-file/answerLayout.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});

const FIRST = Uint8Array.from([0, 10, 255, 123, 10]);
const SECOND = Uint8Array.from([37, 80, 68, 70]);

/** Returns answers of LREAL1 with one attachment per row. */
function withAttachments(...contents: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const supportDocument = contents.map((bytes, at) => {
    const ref = keepFile(new Blob([bytes]));
    const file = { name: `${at}.pdf`, size: bytes.length, type: 'application/pdf', sha256: '' };
    return { docType: 'certificateOfIncorporation', docFile: { ...file, ref } };
  });
  return { SubscriberNameEng: 'CHAN TAI\nMAN', supportDocument };
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** Returns the bytes of each attachment in the content. */
function contentsOf(plain: Uint8Array<ArrayBuffer>) {
  const saved = unpackAnswers(plain);
  if (!saved) throw new TypeError('The content did not open');
  const { supportDocument } = saved.data as { supportDocument: { docFile: object }[] };
  return supportDocument.map(({ docFile }) => saved.contentOf({ ...docFile }));
}

describe('packAnswers() and unpackAnswers()', () => {
  it('promise 6: round-trip every attachment byte for byte', async () => {
    const plain = await packAnswers(form.plan, withAttachments(FIRST, SECOND));
    expect(contentsOf(plain)).toEqual([FIRST, SECOND]);
    expect(unpackAnswers(plain)?.data).toMatchObject({ SubscriberNameEng: 'CHAN TAI\nMAN' });
  });

  it('promise 6: write an attachment as raw bytes, not as base64', async () => {
    const [none, million] = await Promise.all(
      [0, 1_000_000].map((length) =>
        packAnswers(form.plan, withAttachments(new Uint8Array(length))),
      ),
    );
    expect((million?.length ?? 0) - (none?.length ?? 0)).toBeLessThan(1_000_050);
  });

  it('round-trip a signed document with its proof, after the attachments', async () => {
    const handOver = {
      seal: 'data:00',
      definition: 'a'.repeat(64),
      signatures: [
        {
          signField: 'ownerSign',
          signatureTimestamp: '2026-11-20T02:00:00.000Z',
          length: 4,
          sha256: 'b'.repeat(64),
        },
      ],
    } satisfies HandOver;
    const signed = { pdf: btoa('%PDF'), handOver };
    const plain = await packAnswers(form.plan, withAttachments(FIRST), signed);
    expect(unpackAnswers(plain)?.signed).toEqual(signed);
    expect(contentsOf(plain)).toEqual([FIRST]);
    expect(unpackAnswers(await packAnswers(form.plan, {}))).not.toHaveProperty('signed');
  });

  it.each([
    ['no part', '{"seal":"s","definition":"d","signatures":[]}'],
    ['a part that does not exist', '{"part":7,"seal":"s","definition":"d","signatures":[]}'],
    ['no seal', '{"part":0,"definition":"d","signatures":[]}'],
    ['no list', '{"part":0,"seal":"s","definition":"d","signatures":"all"}'],
    ['nothing', 'null'],
  ])('B-63: load only the answers if the proof has %s', (_, handOver) => {
    const line = `{"layout":2,"data":{"a":1},"parts":[3],"handOver":${handOver}}\nabc`;
    const saved = unpackAnswers(encoded(line));
    expect(saved?.data).toEqual({ a: 1 });
    expect(saved).not.toHaveProperty('signed');
  });

  it('promise 6: read files of the earlier layout: JSON with base64', () => {
    const docFile = { name: 'a.pdf', type: 'application/pdf', file: btoa('%PDF') };
    const old = encoded(JSON.stringify({ data: { supportDocument: [{ docFile }] } }));
    expect(contentsOf(old)).toEqual([SECOND]);
  });

  it.each([
    ['a later layout', '{"layout":3,"data":{},"parts":[]}\n'],
    ['lengths that are too long', '{"layout":2,"data":{},"parts":[9]}\nabc'],
    ['lengths that are too short', '{"layout":2,"data":{},"parts":[1]}\nabc'],
    ['a negative length', '{"layout":2,"data":{},"parts":[-1,4]}\nabc'],
    ['no lengths', '{"layout":2,"data":{}}\nabc'],
    ['no JSON', 'abc\nabc'],
    ['a text', '"abc"'],
  ])('refuse %s', (_, content) => {
    expect(unpackAnswers(encoded(content))).toBeUndefined();
  });

  it('return no bytes for a part that does not exist', () => {
    const saved = unpackAnswers(encoded('{"layout":2,"data":{},"parts":[3]}\nabc'));
    for (const part of [1, -1, 'x', undefined, '__proto__']) {
      expect(saved?.contentOf({ part }), String(part)).toBeUndefined();
    }
  });
});
