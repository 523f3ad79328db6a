import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/attack/definitions.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, offering } from '../support/FakeTarget.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const copy = () => join(folder(), 'forms/LR999');
beforeEach(() => {
  mkdirSync(join(folder(), 'forms/LREAL1'), { recursive: true });
  writeFileSync(join(folder(), 'forms/LREAL1/manifest.json'), '{"code":"LREAL1"}');
});

/**
 * Returns a portal that offers LR999 as long as its folder exists.
 *
 * @param withdrawn the response to a form with the definition of LR999 after it was withdrawn
 */
function withdrawing(withdrawn: object, offered: object = { paymentAmount: '380.00' }) {
  const offers = offering('LR999');
  const manifests: string[] = [];
  const target = new FakeTarget({
    folder: folder(),
    answer: (request) => {
      const isThere = existsSync(copy());
      if (isThere) manifests.push(readFileSync(join(copy(), 'manifest.json'), 'utf8'));
      if (!request.path.includes('submitForm')) return isThere ? offers(request) : undefined;
      return Response.json(isThere ? offered : withdrawn);
    },
  });
  return { target, manifests };
}

describe('definitions: a withdrawn form', () => {
  const { run } = attackOf(definitions, 'the Form-Definition of a form that was withdrawn');

  it('must have no price for the hash of its definition', async () => {
    const { target, manifests } = withdrawing({ result: 'formChanged' });
    expect(await run(target)).toBeUndefined();
    expect(manifests[0]).toBe('{"code":"LR999"}');
    const saved = target.requests.filter(({ path }) => path.includes('submitForm'));
    expect(saved.map(({ path }) => path.split('/').at(-1))).toEqual(['LR999', 'LR999']);
    expect(saved.map(({ headers }) => headers.get('form-definition'))).toEqual([
      'hash-1',
      'hash-1',
    ]);
    expect(readdirSync(join(folder(), 'forms'))).toEqual(['LREAL1']);
  });

  it('is a fault when the old definition still has a price', async () => {
    const old = { result: 'ok', paymentAmount: '380.00' };
    expect(await run(withdrawing(old).target)).toBe(JSON.stringify(old));
  });

  it('proves nothing without a price at first, and removes the copy', async () => {
    const { target } = withdrawing({}, { paymentAmount: '0.00' });
    expect(await run(target)).toBe('on offer: {"paymentAmount":"0.00"}');
    expect(existsSync(copy())).toBe(false);
  });
});
