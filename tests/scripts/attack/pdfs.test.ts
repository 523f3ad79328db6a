import { describe, expect, it } from 'vitest';
import { pdfs } from '../../../scripts/attack/pdfs.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, offering } from '../support/FakeTarget.ts';

/** Returns a portal that answers every saved form with this body. */
function saving(body: object): FakeTarget {
  const offers = offering();
  return new FakeTarget({ answer: (request) => offers(request) ?? Response.json(body) });
}

const refusing = (...keys: readonly string[]) => ({
  result: 'validationError',
  validationErr: keys.map((key) => ({ key })),
});

describe('pdfs', () => {
  const hidden = pdfs.filter(({ sends }) => sends.startsWith('a PDF with'));

  it('hides a script in six ways, and opens a web page', () => {
    expect(hidden).toHaveLength(7);
  });

  it.each(hidden)('$sends: passes only when the file is rejected', async ({ run }) => {
    expect(await run(saving(refusing('validation_fileActive')))).toBeUndefined();
    expect(await run(saving(refusing('validation_fileDamaged')))).toBeUndefined();
    const mixed = refusing('validation_fileActive', 'validation_required');
    expect(await run(saving(mixed))).toContain('validation_required');
    expect(await run(saving(refusing()))).toContain('validationError');
    expect(await run(saving({ result: 'ok', submissionId: 'SUB-1' }))).toContain('SUB-1');
    const kept = { ...refusing('validation_fileActive'), submissionId: 'SUB-1' };
    expect(await run(saving(kept))).toContain('SUB-1');
  });

  it('an honest PDF must be saved', async () => {
    const { run } = attackOf(pdfs, 'an honest PDF');
    expect(await run(saving({ result: 'ok' }))).toBeUndefined();
    expect(await run(saving(refusing('validation_fileActive')))).toContain('fileActive');
  });
});
