import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/attack/definitions.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, honestPlan, offering } from '../support/FakeTarget.ts';
import { replaceNode } from '../support/fakeServer.ts';
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

/**
 * A portal whose prices are in the manifest. `LATER` is its response to the old definition when its
 * clock is ahead.
 */
const PRICED = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { env } = process;
const isDear = () => readFileSync(env.FORMS_DIR + '/LREAL1/manifest.json', 'utf8').includes('"450.00"');
createServer((request, response) => {
  const isOld = request.headers['form-definition'] === 'hash-1';
  const prices = { result: 'ok', paymentAmount: isOld ? FIRST : '450.00' };
  const answers = {
    '/api/forms/LREAL1': () => ({ hash: isDear() ? 'hash-2' : 'hash-1', plan: '/plan' }),
    '/plan': () => PLAN,
  };
  const save = () => (isOld && env.CLOCK_AHEAD_MS ? LATER : prices);
  response.end(JSON.stringify((answers[request.url] ?? save)()));
}).listen(Number(env.PORT), '127.0.0.1');
`;

describe('definitions: a higher price', () => {
  const { run } = attackOf(definitions, 'the Form-Definition of before a higher price');
  const changed = { result: 'formChanged' };
  const old = { result: 'ok', paymentAmount: '380.00' };

  it.each([
    ['is resisted by a portal that refuses the old definition', '380.00', changed, undefined],
    [
      'is a fault when the old price is still valid a day later',
      '380.00',
      old,
      JSON.stringify(old),
    ],
    ['proves nothing with another price at first', '1.00', changed, /^on offer: .*"1\.00"/],
  ])('%s', async (_what, first, later, seen) => {
    const values = { FIRST: first, LATER: later, PLAN: honestPlan() };
    const heads = Object.entries(values).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
    );
    const restore = replaceNode(folder(), heads.join('') + PRICED);
    try {
      const result = await run(new FakeTarget());
      if (seen instanceof RegExp) expect(result).toMatch(seen);
      else expect(result).toBe(seen);
    } finally {
      restore();
    }
  });
});
