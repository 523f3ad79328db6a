import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../support/runCommand.ts';
import { answering, type Reaction, wireServer } from '../../../support/wireServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'landform-'));
let service: Awaited<ReturnType<typeof wireServer>>;
beforeAll(async () => {
  service = await wireServer(answering({}));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns an answer of the payment service with Visa, Mastercard and FPS. */
const offering = (active: 'Y' | 'N'): Reaction =>
  answering({
    availablepaymentmethods: ['Visa', 'Mastercard', 'FPS'].map((subtype) => ({
      subtype,
      active,
      supportedcard: [],
      pointsToNote: [],
    })),
  });
const GOOGLE_PAY = { GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1' };
const BANK = { PAYMENT_GATEWAY: 'sandbox' };
const NONE = { PAYMENT_GATEWAY: 'none' };
/** The test adds the address of the service. */
const GCIS = { PAYMENT_GATEWAY: 'gcis' };

type Row = readonly [
  title: string,
  env: Readonly<Record<string, string>>,
  reaction: Reaction,
  lines: readonly RegExp[],
];

describe('npm run doctor', { timeout: 120_000 }, () => {
  it.each<Row>([
    [
      'the sandbox bank, both wallets and no waiting payment',
      BANK,
      answering({}, 500),
      [
        /^ok +gateway +the embedded sandbox bank$/m,
        /^ok +wallets +Google Pay \(TEST\), https:\S+; Apple Pay for localhost, 20 hosts$/m,
        /^ok +payments to settle +none waits for an operator$/m,
      ],
    ],
    [
      'no gateway and no wallet',
      NONE,
      answering({}, 500),
      [/^ok +gateway +none: nothing can be paid$/m, /^ok +wallets +none is taken$/m],
    ],
    [
      'the methods of the payment service and the configured wallet',
      { ...GCIS, ...GOOGLE_PAY },
      offering('Y'),
      [
        /^ok +gateway +the payment service answers with 3 methods; it lists no settlement$/m,
        /^ok +wallets +Google Pay \(TEST\), https:\S+$/m,
      ],
    ],
    [
      'a payment service without a method, and an incomplete wallet',
      { ...GCIS, APPLE_PAY_DOMAIN: 'forms.example' },
      offering('N'),
      [
        /^WRONG +gateway +the payment service answers, and offers no method$/m,
        /^WRONG +wallets +APPLE_PAY_MERCHANT_ID: must be given for Apple Pay$/m,
      ],
    ],
    [
      'a payment service that refuses',
      { ...GCIS, GCIS_RETRIES: '0' },
      answering({}, 503),
      [/^WRONG +gateway +Cannot use the answer of the gateway: HTTP 503$/m],
    ],
  ])('reports %s', async (_, env, reaction, lines) => {
    service.react(reaction);
    const { output } = await runCommand('doctor.ts', [], {
      MODE: 'demo',
      DATA_DIR: folder,
      // A missing folder, so that doctor compiles no forms.
      FORMS_DIR: join(folder, 'none'),
      PAYMENT_HOSTS: 'pay.gcis.example',
      GCIS_URL: `${service.url}/api/payment`,
      GCIS_E_SERVICE_ID: 'LRFORMS',
      GCIS_TOKEN_KEY: Buffer.from(Array.from({ length: 32 }, (__, i) => i)).toString('base64'),
      ...env,
    });
    for (const line of lines) expect(output).toMatch(line);
    expect(service.calls).toHaveLength(env.PAYMENT_GATEWAY === 'gcis' ? 1 : 0);
  });
});
