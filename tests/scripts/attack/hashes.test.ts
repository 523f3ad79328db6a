import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashes } from '../../../scripts/attack/hashes.ts';
import { canonicalText } from '../../../server/services/answers/answers.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, offering, sentAnswers } from '../support/FakeTarget.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const { run } = attackOf(hashes, 'a search of the data folder');

type Store = (id: string, answers: object) => string | Buffer;

/** Returns a portal that stores a file for each saved form. */
function storing(store: Store): FakeTarget {
  mkdirSync(join(folder(), 'data'));
  let saved = 0;
  const offers = offering();
  return new FakeTarget({
    folder: folder(),
    answer: (request) => {
      const offered = offers(request);
      if (offered) return offered;
      saved += 1;
      const submissionId = `SUB-${saved}`;
      writeFileSync(
        join(folder(), 'data', submissionId),
        store(submissionId, sentAnswers(request)),
      );
      return Response.json({ result: 'ok', submissionId });
    },
  });
}

const sha256 = (answers: object) => createHash('sha256').update(canonicalText({ ...answers }));

describe('hashes', () => {
  it('is resisted by a portal that stores no plain hash', async () => {
    const target = storing((id) => `${id} sealed`);
    expect(await run(target)).toBeUndefined();
    const phones = target.requests.flatMap(({ path, body }) =>
      path.includes('submitForm') ? [/"ContactTel":"([^"]+)"/.exec(body)?.[1]] : [],
    );
    expect(new Set(phones).size).toBe(3);
  });

  it.each<readonly [string, Store]>([
    ['as text', (id, answers) => `${id} ${sha256(answers).digest('hex')}`],
    ['as bytes', (id, answers) => Buffer.concat([Buffer.from(id), sha256(answers).digest()])],
  ])('finds a hash of the answers %s', async (_format, store) => {
    expect(await run(storing(store))).toMatch(/^3 hashes of answers, as [0-9a-f]{64}$/);
  });

  it('proves nothing when the submissions are not in the folder', async () => {
    expect(await run(storing(() => 'nothing'))).toBe('no submission found in the data folder');
  });

  it('fails when the portal saves nothing', async () => {
    const offers = offering();
    const answer = (request: Parameters<typeof offers>[0]) =>
      offers(request) ?? Response.json({ result: 'validationError' });
    await expect(run(new FakeTarget({ answer, folder: folder() }))).rejects.toThrow(
      'Cannot keep the answers: {"result":"validationError"}',
    );
  });
});
