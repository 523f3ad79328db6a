import { afterEach, expect, it } from 'vitest';
import { keys } from '../../../scripts/attack/keys.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';
import { replaceServer, type ServerBehaviour } from '../support/fakeServer.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
let restore: () => void = () => undefined;
afterEach(() => restore());

const FIRST = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const GOOD = {
  k1: 'SECRET_KEYS: the key "k1" is not the one that this database was made with',
  k2: 'SECRET_KEYS: data is sealed with the key "k1"',
};
const { run } = attackOf(keys, 'a start over the same data');

it.each<readonly [string, ServerBehaviour, RegExp | undefined]>([
  ['a portal that names the key', { accepts: FIRST, refuses: GOOD }, undefined],
  ['a portal that starts with any key', {}, /^with k1: it is ready$/],
  [
    'another error for a key of another id',
    { accepts: FIRST, refuses: { ...GOOD, k2: 'out of memory' } },
    /^with k2: out of memory $/,
  ],
  [
    'an end with another code',
    { accepts: FIRST, refuses: GOOD, refusesWith: 2 },
    /^with k1: ended with 2$/,
  ],
])('keys: evaluates %s', async (_what, behaviour, seen) => {
  restore = replaceServer(folder(), behaviour);
  const result = await run(new FakeTarget());
  if (seen) expect(result).toMatch(seen);
  else expect(result).toBeUndefined();
});
