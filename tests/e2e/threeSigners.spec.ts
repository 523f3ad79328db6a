import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import type { FormData } from '#engine';
import member from '#forms/LR176/samples/full.json' with { type: 'json' };
import { ensureTool } from '../../scripts/test/tools.ts';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import { seededRandom } from '../protocol/seededRandom.ts';
import { acceptingTools } from '../support/acceptingTools.ts';
import { pemOf, signaturesIn, verifiedByOpenssl } from '../support/pdfSignatures.ts';
import { runTool } from '../support/runTool.ts';
import { closeContexts } from './support/closeContexts.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';
import { type HandedForm, SignerWalk } from './support/SignerWalk.ts';
import { writeThreeSignersForm } from './support/threeSignersForm.ts';

const CODE = 'LR906';
/** The flipped bits of each document; `stampedSignatures.documents.test.ts` flips 200. */
const FLIPS = 30;
/** Chosen at random; a failure shows it. */
const SEED = Number(process.env.FLIP_SEED ?? Date.now() % 1_000_000);

test.describe.configure({ mode: 'serial', timeout: 300_000 });
let portal: SharedPortal;
let handed: HandedForm;
/** The documents from the screens, with one, two and three signatures. */
const documents: Buffer[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const tool of ['pdfsig', 'openssl'] as const) await ensureTool(tool);
  portal = await sharedPortalAt(member.now);
  const { formsDir, origin } = portal;
  const form = await writeThreeSignersForm(formsDir, CODE);
  handed = { code: CODE, form, origin, answers: member.formData as FormData, now: member.now };
  const status = async () => (await fetch(`${origin}/api/forms/${CODE}`)).status;
  // Compiling the form is slow while other walks run.
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

test.afterEach(closeContexts);

/** Opens the form as another signer in a new browser context, and keeps each signed document. */
async function another(browser: Browser): Promise<SignerWalk> {
  const page = await (await browser.newContext()).newPage();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/submission/signedHash/')) return;
    const { pdfData } = (await response.json()) as { readonly pdfData?: string };
    if (pdfData !== undefined) documents.push(Buffer.from(pdfData, 'base64'));
  });
  return SignerWalk.at(page, handed);
}

test('B-63, T-04: a form of three signers passes from the member to the witness to the secretary', async ({
  browser,
}) => {
  const first = await another(browser);
  await first.fillIn();
  await first.goOn();
  await first.sign('memberSign');
  const signedOnce = await first.save();
  await first.page.context().close();

  const witness = await another(browser);
  await witness.takeOver(signedOnce, ['memberSign']);
  await witness.goOn();
  await witness.sign('witnessSign');
  const signedTwice = await witness.save();
  await witness.page.context().close();

  const secretary = await another(browser);
  await secretary.takeOver(signedTwice, ['memberSign', 'witnessSign']);
  await secretary.goOn();
  await secretary.sign('secretarySign');
  await secretary.main.getByRole('button', { name: 'Complete' }).click();
  await secretary.close(secretary.page.getByRole('alertdialog', { name: 'Form completed' }));
  await expect(secretary.heading).toHaveText('Your form is signed');
  const [last] = documents.slice(-1);
  expect((await secretary.signedForm()).equals(last ?? Buffer.of())).toBe(true);
  expect(documents).toHaveLength(3);
});

test(`T-04: pdfsig and openssl accept one, two and three signatures, and no document with one bit flipped at ${FLIPS} places`, async () => {
  const root = pemOf(join(portal.dataDir, 'test-authority/root.cer'));
  const random = seededRandom(SEED);
  const verifier = new PadesDocumentSigner();
  const accepted: string[] = [];
  for (const [index, pdf] of documents.entries()) {
    const count = index + 1;
    const { text } = runTool('pdfsig', ['-nocert', '{file}'], pdf);
    expect(text.split('Signature is Valid').length - 1).toBe(count);
    expect(text).toContain('Total document signed');
    const signatures = signaturesIn(pdf);
    expect(signatures).toHaveLength(count);
    for (const signature of signatures) {
      expect(verifiedByOpenssl(signature, root)).toContain('CMS Verification successful');
    }
    for (let left = FLIPS; left > 0; left--) {
      const at = signedPlace(pdf, random.below);
      const bit = random.below(8);
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const found = await verifier.verify(changed).catch(() => []);
      const isTaken = found.length === count && found.every(({ valid }) => valid);
      const programs = [...acceptingTools(changed, pdf, root), ...(isTaken ? ['Landform'] : [])];
      accepted.push(...programs.map((name) => `${name}: ${count} signed, byte ${at}, bit ${bit}`));
    }
  }
  expect(accepted, `FLIP_SEED=${SEED}`).toEqual([]);
});

/** Chooses a byte that the last signature covers. */
function signedPlace(pdf: Buffer, below: (limit: number) => number): number {
  const [last] = signaturesIn(pdf).slice(-1);
  const { hexStart = 0, cms = Buffer.of(), end = 0 } = last ?? {};
  const gap = cms.length * 2 + 2;
  const place = below(end - gap);
  return place < hexStart - 1 ? place : place + gap;
}
