import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBase } from '../../../server/compose/openBase.ts';
import { composeOver, type Portal } from '../../../server/compose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { PortalClient } from '../../api/portalClient.ts';
import { savedForm } from '../../api/walk.ts';
import { withCompiledForms } from '../../support/compiledForms.ts';
import { withReadyStore } from '../../support/readyStore.ts';
import { testClock } from '../../support/testClock.ts';

const DAY = '2026-11-20T';
const at = (time: string) => `${DAY}${time}+08:00`;
/** The periods differ, so that the test detects a switch that reads the wrong flag. */
const FLAGS = {
  DISABLE_IDENTITY_SIGNING: [{ from: at('10:00:00'), to: at('10:10:00') }],
  DISABLE_IDENTITY_AUTOFILL: [{ from: at('10:20:00'), to: at('10:30:00') }],
};
const INIT = '/api/iaspdfsign/init/LREAL1/ownerSign';
const ID_HASH = createHash('sha256').update('A123456').digest('base64');

type Mode = 'production' | 'uat' | 'demo';

/** A portal of any mode with the sandbox phone, which the settings refuse outside demo. */
class SwitchedPortal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'landform-switches-'));
  readonly #clock = testClock(at('09:00:00'));
  #portal: Portal | undefined;
  #client = new PortalClient('');
  #submissionId = '';

  /** Opens the portal, and saves a form that needs a signature. */
  async open(mode: Mode): Promise<void> {
    const dataDir = join(this.#folder, 'data');
    const configFile = join(this.#folder, 'config.json');
    writeFileSync(configFile, JSON.stringify(FLAGS));
    await withReadyStore(dataDir);
    const config = readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DEFINITIONS_DIR: await withCompiledForms(join(this.#folder, 'definitions')),
      CONFIG_FILE: configFile,
      IDENTITY_APP: 'sandbox',
      NO_CAPTCHA: 'true',
      RATE_SUBMISSION: '1000',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:8080',
    });
    const base = await openBase(config);
    const inMode = { ...base, config: { ...config, mode }, clock: this.#clock };
    this.#portal = await composeOver(inMode);
    const origin = await this.#portal.app.listen({ port: 0, host: '127.0.0.1' });
    this.#client = new PortalClient(origin);
    this.#submissionId = await savedForm(this.#client, `identity-switches-${mode}`);
  }

  async close(): Promise<void> {
    await this.#portal?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  set(time: string): void {
    this.#clock.set(at(time));
  }

  /** Requests a signature from the app. */
  sign() {
    return this.#client.post(INIT, {
      submissionDetail: { submissionId: this.#submissionId, lang: 'Eng', source: 'PC_Browser' },
      idHash: ID_HASH,
    });
  }

  /** Starts a log-in in the app. */
  logIn() {
    const body = { formCode: 'LREAL1', lang: 'Eng', source: 'PC_Browser' };
    return this.#client.post('/api/eme/initLogin', body);
  }
}

const REFUSED_SIGNING = { status: 404, body: { error: 'NOT_FOUND' } };
const REFUSED_LOGIN = { status: 404, body: { error: 'INVALID_FORM_CODE' } };
const SIGNS = { status: 200, body: { result: 'ok' } };
const LOGS_IN = { status: 200, body: { state: expect.any(String) } };

/** Times in and around both periods. Each period includes its bounds. */
const TIMES: readonly (readonly [time: string, signs: boolean, logsIn: boolean])[] = [
  ['09:59:59.999', true, true],
  ['10:00:00.000', false, true],
  ['10:05:00.000', false, true],
  ['10:10:00.000', false, true],
  ['10:10:00.001', true, true],
  ['10:19:59.999', true, true],
  ['10:20:00.000', true, false],
  ['10:25:00.000', true, false],
  ['10:30:00.000', true, false],
  ['10:30:00.001', true, true],
];

describe.each<[Mode, string]>([
  ['production', 'refuses signing'],
  ['uat', 'allows signing'],
  ['demo', 'allows signing'],
])('DISABLE_IDENTITY_SIGNING and DISABLE_IDENTITY_AUTOFILL in %s: the server %s', (mode) => {
  const portal = new SwitchedPortal();
  beforeAll(() => portal.open(mode), 180_000);
  afterAll(() => portal.close(), 60_000);

  it.each(TIMES)('at %s', async (time, signs, logsIn) => {
    portal.set(time);
    const isSigned = signs || mode !== 'production';
    expect(await portal.sign()).toMatchObject(isSigned ? SIGNS : REFUSED_SIGNING);
    expect(await portal.logIn()).toMatchObject(logsIn ? LOGS_IN : REFUSED_LOGIN);
  });
});
