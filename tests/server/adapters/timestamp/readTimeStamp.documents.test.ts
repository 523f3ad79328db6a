import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { AuthorityClient } from '../../../../server/adapters/system/AuthorityClient.ts';
import {
  type Rfc3161Options,
  Rfc3161TimeStamps,
} from '../../../../server/adapters/timestamp/Rfc3161TimeStamps.ts';
import { readTimeStamp } from '../../../../server/adapters/timestamp/readTimeStamp.ts';
import {
  timeStampQuestion,
  tokenIn,
} from '../../../../server/adapters/timestamp/timeStampQuestion.ts';
import { readToken } from '../../../../server/adapters/timestamp/timeStampToken.ts';
import { type TimeStampWorld, timeStampServer } from '../../../support/timeStampServer.ts';

const SIGNATURE = Buffer.alloc(256, 7);

let world: TimeStampWorld;

const faults: string[] = [];

function stampsWith(options: Partial<Rfc3161Options> = {}): Rfc3161TimeStamps {
  return new Rfc3161TimeStamps({
    url: world.url,
    client: new AuthorityClient({ timeoutMs: 10_000 }),
    clock: { now: () => new Date() },
    material: () => readTrustFolder(world.folder),
    whenUnreachable: 'refuse',
    onFailure: (fault) => faults.push(fault),
    ...options,
  });
}

const STEP = 4;

const START = Number(process.env.TOKEN_START ?? new Date().getDate() % STEP);

/** A request with a fixed nonce. */
const FIRST_QUESTION = timeStampQuestion(SIGNATURE, Buffer.alloc(16, 0x42));

function flipped(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = place < 0 ? bytes.length + place : place;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

beforeAll(async () => {
  world = await timeStampServer();
});

beforeEach(() => {
  faults.length = 0;
  world.server.reset();
  world.work();
});

afterAll(() => world.close());

describe('readTimeStamp', () => {
  it('T-04: refuses a token with a changed byte, at every fourth offset', {
    timeout: 120_000,
  }, async () => {
    const stamp = await stampsWith().stamp(SIGNATURE);
    const token = Buffer.from(stamp?.token ?? []);
    expect(readTimeStamp(token, SIGNATURE)).toBeDefined();
    // Each offset takes some milliseconds. Runs with other values of TOKEN_START cover the other
    // offsets.
    const places = [...token.keys()].filter((place) => place % STEP === START);
    const accepted = places.filter(
      (place) => readTimeStamp(flipped(token, place), SIGNATURE) !== undefined,
    );
    expect(accepted).toEqual([]);
  });

  it('refuses a token in the original format of the authority, without its root', async () => {
    const token = tokenIn(world.reply(FIRST_QUESTION));
    if (typeof token === 'string') throw new Error(token);
    expect(readToken(token)).toBeDefined();
    expect(readTimeStamp(token, SIGNATURE)).toBeUndefined();
  });

  it.each([
    ['garbage', Buffer.from('hello')],
    ['nothing', Buffer.of()],
    ['nested garbage', Buffer.alloc(8_000, Buffer.from([0x30, 0x80]))],
  ])('refuses %s', (_, token) => expect(readTimeStamp(token, SIGNATURE)).toBeUndefined());
});
