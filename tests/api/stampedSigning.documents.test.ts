import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import { describeTimeStamps } from '../../server/compose/describeTimeStamps.ts';
import { openTimeStamps } from '../../server/compose/openTimeStamps.ts';
import type { Portal } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { BROKEN } from '../support/authorityServer.ts';
import { type TimeStampWorld, timeStampServer } from '../support/timeStampServer.ts';
import { openPortal } from './openPortal.ts';
import { PortalClient } from './portalClient.ts';
import { openTransaction, preparedSignature, savedForm, signForm } from './walk.ts';

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };
const clock = { now: () => new Date() };

describe.each(['refuse', 'accept'] as const)(
  'signing with TSA_UNREACHABLE=%s',
  (whenUnreachable) => {
    let dataDir: string;
    let world: TimeStampWorld;
    let portal: Portal;
    let settings: Record<string, string>;
    const lines: string[] = [];
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'landform-stamped-'));
      world = await timeStampServer();
      settings = {
        TSA_URL: world.url.href,
        TSA_TRUST_DIR: world.folder,
        TSA_UNREACHABLE: whenUnreachable,
        TSA_MS: '10000',
      };
      const more = { IDENTITY_APP: 'sandbox', NO_CAPTCHA: 'true', LOG_LEVEL: 'warn' };
      const logTarget = { write: (line: string) => lines.push(line) };
      portal = await openPortal(dataDir, {}, { ...more, ...settings }, logTarget);
    }, 180_000);
    beforeEach(() => {
      world.server.reset();
      world.work();
      lines.length = 0;
    });
    afterAll(async () => {
      await portal?.close();
      await world.close();
      rmSync(dataDir, { recursive: true, force: true });
    }, 60_000);

    const applicant = async (key: string) => {
      const client = new PortalClient(portal.app.listeningOrigin);
      const submissionId = await savedForm(client, `stamped-${whenUnreachable}-${key}-signing`);
      return { client, submissionId };
    };
    const breakDown = () => world.server.on('/tsa', BROKEN['an error of the server'] ?? (() => {}));
    const stampsIn = async (pdfData: unknown) => {
      const config = readConfig({ ...settings });
      const signer = new PadesDocumentSigner(openTimeStamps(config, clock, () => {}));
      const found = await signer.verify(Buffer.from(String(pdfData), 'base64'));
      return found.map(({ valid, stampedAt }) => valid && stampedAt !== undefined);
    };

    it('stamps a signature by certificate file', async () => {
      const { client, submissionId } = await applicant('file');
      const { complete } = await preparedSignature(client, submissionId);
      const signed = await complete();
      expect(await stampsIn(signed.body.pdfData)).toEqual([true]);
      await openTransaction(client, submissionId);
    });

    it('stamps a signature of the identity app', async () => {
      const { client, submissionId } = await applicant('app');
      const poll = await approved(client, submissionId);
      const { body } = await poll();
      expect(await stampsIn(body.signedPDF)).toEqual([true]);
    });

    if (whenUnreachable === 'refuse') {
      it('B-62: T-04: returns serverBusy without a stamp; the repeated call signs', async () => {
        const { client, submissionId } = await applicant('again');
        const { complete } = await preparedSignature(client, submissionId);
        breakDown();
        expect(await complete()).toMatchObject({ status: 502, body: { message: 'serverBusy' } });
        await expect(openTransaction(client, submissionId)).rejects.toThrow('signature');
        world.work();
        expect(await stampsIn((await complete()).body.pdfData)).toEqual([true]);
        await openTransaction(client, submissionId);
      });

      it('B-62: T-04: a poll returns serverBusy without a stamp; the next poll signs', async () => {
        const { client, submissionId } = await applicant('poll');
        const poll = await approved(client, submissionId);
        breakDown();
        expect(await poll()).toMatchObject({ status: 502, body: { message: 'serverBusy' } });
        await expect(openTransaction(client, submissionId)).rejects.toThrow('signature');
        world.work();
        expect(await stampsIn((await poll()).body.signedPDF)).toEqual([true]);
        await openTransaction(client, submissionId);
      });

      it('B-62: keeps an earlier signature of the field while the authority fails', async () => {
        const { client, submissionId } = await applicant('earlier');
        await signForm(client, submissionId);
        const { complete } = await preparedSignature(client, submissionId);
        breakDown();
        expect((await complete()).status).toBe(502);
        await openTransaction(client, submissionId);
      });
    } else {
      it('B-62: keeps an unstamped signature, and logs one anonymous warning', async () => {
        const { client, submissionId } = await applicant('without');
        const { complete } = await preparedSignature(client, submissionId);
        breakDown();
        lines.length = 0;
        expect(await stampsIn((await complete()).body.pdfData)).toEqual([false]);
        await openTransaction(client, submissionId);
        const { host } = world.server;
        expect(lines.map((line) => JSON.parse(line))).toMatchObject([
          { level: 'WARN', msg: `Cannot use the answer of ${host}: HTTP 500` },
        ]);
        expect(lines.join()).not.toMatch(/CHAN|A123456|ownerSign/);
      });
    }

    it('describeTimeStamps: requests one stamp, and rejects after a server error', async () => {
      const config = readConfig({ ...settings });
      const reported = await describeTimeStamps(config, clock);
      expect(reported).toMatch(new RegExp(`^${world.server.host}: .*Z, \\d+ bytes in \\d+ ms;`));
      expect(world.server.calls).toEqual(['/tsa']);
      breakDown();
      await expect(describeTimeStamps(config, clock)).rejects.toThrow(/HTTP 500/);
      expect(await describeTimeStamps(readConfig({}), clock)).toMatch(/^none/);
    });
  },
);

/**
 * Requests a signature from the identity app and approves it.
 *
 * @returns a function that polls for the signature
 */
async function approved(client: PortalClient, submissionId: string) {
  const asked = await client.post('/api/iaspdfsign/init/LREAL1/ownerSign', {
    submissionDetail: { submissionId, lang: 'Eng', source: 'PC_Browser' },
    idHash: createHash('sha256').update('A123456').digest('base64'),
  });
  await client.page(new URL(String(asked.body.address)).pathname, { act: 'approve', ...OWNER });
  return () => client.get(`/api/iaspdfsign/poll/LREAL1/ownerSign/${String(asked.body.id)}`);
}
