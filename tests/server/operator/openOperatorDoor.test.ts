import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askOperatorDoor } from '../../../server/operator/askOperatorDoor.ts';
import { openOperatorDoor } from '../../../server/operator/openOperatorDoor.ts';
import { operatorPath } from '../../../server/operator/operatorPath.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../../server/services/operator/operatorDesk.ts';
import { type HandedIn, handedIn } from '../../support/askedSubmission.ts';
import { openTestPortal, type TestPortal } from '../../support/testPortal.ts';

let portal: TestPortal;

let desk: OperatorDesk;

let earlier: HandedIn;

function send(folder: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: operatorPath(folder), method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.setHeader('content-length', Buffer.byteLength(body));
    call.end(body);
  });
}

beforeAll(async () => {
  portal = await openTestPortal();
  desk = createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' });
}, 60_000);

beforeEach(async () => {
  earlier = await handedIn(portal.deps);
});

afterAll(() => portal.close());

describe.skipIf(process.platform === 'win32')('openOperatorDoor', () => {
  let folder: string;
  let close: () => Promise<void>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landform-'));
    close = await openOperatorDoor(folder, desk);
  });
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('allows access only for its own user', () => {
    expect(statSync(operatorPath(folder) ?? '').mode & 0o777).toBe(0o600);
  });

  it('forwards an order and returns the answer', async () => {
    const { reference } = earlier;
    const questions = ['哪一層？'];
    const made = await askOperatorDoor(folder, { order: 'supplement:new', reference, questions });
    expect(made).toMatchObject({ isDone: true });
    expect(await portal.store.supplements.ofSubmission(earlier.id)).toHaveLength(1);
  });

  it('opens again after a close, and while another door is open', async () => {
    await close();
    close = await openOperatorDoor(folder, desk);
    const again = await openOperatorDoor(folder, desk);
    await again();
    close = await openOperatorDoor(folder, desk);
    const order = { order: 'supplement:revoke', reference: 'LREAL1-1' } as const;
    expect(await askOperatorDoor(folder, order)).toMatchObject({ isDone: false });
  });

  it.each([
    ['no JSON', '{', 200],
    ['more than 64 KB', 'x'.repeat(65 * 1024), 413],
  ])('answers the next order after %s', async (_, body, status) => {
    expect(await send(folder, body)).toBe(status);
    expect(await send(folder, '{}')).toBe(200);
  });

  it('askOperatorDoor: rejects when no portal listens', async () => {
    await close();
    await expect(
      askOperatorDoor(folder, { order: 'supplement:revoke', reference: 'A' }),
    ).rejects.toThrow();
  });
});
