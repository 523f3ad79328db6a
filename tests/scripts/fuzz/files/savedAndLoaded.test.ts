import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf, keepFile } from '../../../../renderer/attachments/pendingFileCache.ts';
import { type Protection, savedAndLoaded } from '../../../../scripts/fuzz/files/savedAndLoaded.ts';
import {
  createSavedFiles,
  type OpenedFile,
  type SavedFiles,
} from '../../../../server/services/files/savedFiles.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';

const plan = planOf({
  name: leaf('text'),
  rows: list({ note: leaf('text') }),
  proof: leaf('file'),
});
const sealer = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 5) }], {
  now: () => new Date('2026-11-20T02:00:00Z'),
});
let protection: Protection;
beforeAll(async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
    false,
    ['encrypt', 'decrypt'],
  );
  const thumbprint = 'T'.repeat(43);
  protection = {
    lock: { kind: 'certificate', recipient: { publicKey, thumbprint } },
    key: { kind: 'certificate', privateKey, thumbprint },
  };
});

/** Returns the answers of the plan, with an attachment. */
function answers() {
  const ref = keepFile(new Blob(['%PDF deed'], { type: 'application/pdf' }));
  const proof = { name: 'deed.pdf', size: 9, type: 'application/pdf', sha256: '', ref };
  return { name: '陳大文', rows: [{ note: 'first' }, { note: 'second' }], proof };
}

const check = (data: object, files: SavedFiles = sealer) =>
  savedAndLoaded({ code: 'TEST', plan, data: { ...data }, protection }, files);

/** Replaces the result of opening a file. */
const opening = (change: (opened: OpenedFile) => OpenedFile | undefined): SavedFiles => ({
  ...sealer,
  open: (file, verifier) => {
    const opened = sealer.open(file, verifier);
    return opened && change(opened);
  },
});

describe('savedAndLoaded', () => {
  it('finds no difference for answers and attachments of the product, and keeps the original', async () => {
    const data = answers();
    expect(await check(data)).toBeUndefined();
    expect(await fileOf(data.proof.ref)?.text()).toBe('%PDF deed');
  });

  it('reports a file that the server does not open', async () => {
    expect(
      await check(
        answers(),
        opening(() => undefined),
      ),
    ).toBe('the server does not open the file');
  });

  it('reports content that the browser does not open', async () => {
    const damaged = opening((opened) => ({ ...opened, content: Buffer.from('damaged') }));
    expect(await check(answers(), damaged)).toBe('the browser does not open the content');
  });

  it('reports answers that the form drops', async () => {
    const wrong = { ...answers(), name: { surplus: 1 }, rows: [{ note: 7 }] };
    expect(await check(wrong)).toBe('dropped: /name, /rows/0/note');
  });

  it('reports an attachment that loses its bytes', async () => {
    const data = answers();
    const { proof } = data;
    const difference = await check({ ...data, proof: { ...proof, size: 7 } });
    expect(difference).toMatch(/^saved .*"size":7.*, loaded .*"size":9/);
  });
});
