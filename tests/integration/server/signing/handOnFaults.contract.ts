import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandedSignature } from '../../../../server/services/contract/HandOver.ts';
import { createSigning } from '../../../../server/services/signing/createSigning.ts';
import { BOTH, type HandedOn, openHandingOn } from '../../../support/handedOn.ts';
import { emptyPortal, savedSubmission, type TestPortal } from '../../../support/testPortal.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const CHAIRMAN = 'chairmanSign';
const SECRETARY = 'secretarySign';
const YEAR_MS = 365 * 86_400_000;

/** Describes the saved files that a restore refuses, over one of the stores. */
export function handOnFaultsContract(name: string, open: () => Promise<TestPortal>): void {
  describe(`refusing a signed form over ${name}`, () => {
    let portal: TestPortal;
    let desk: Awaited<ReturnType<typeof openHandingOn>>;
    beforeAll(async () => {
      portal = await open();
      desk = await openHandingOn(portal);
    }, 120_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(async () => {
      desk?.authority.remove();
      await portal?.close();
    });

    const submissions = () => portal.stores.db.selectFrom('submissions').select('id').execute();

    /** Expects a restore to store no rows and no files, and returns its result. */
    async function expectNothingKept(restore: () => Promise<unknown>) {
      const [rows, files] = [await submissions(), [...portal.files.content.keys()]];
      const answer = await restore();
      expect(await submissions()).toEqual(rows);
      expect([...portal.files.content.keys()]).toEqual(files);
      return answer;
    }

    it('B-63: names the revision with a flipped byte, and all later revisions', async () => {
      const file = await desk.signedBy([CHAIRMAN, SECRETARY]);
      const [first] = file.handOver.signatures;
      const places = [
        100,
        (first?.length ?? 0) - 10,
        (first?.length ?? 0) + 10,
        file.pdf.length - 2,
      ];
      const broken = [[CHAIRMAN, SECRETARY], [CHAIRMAN, SECRETARY], [SECRETARY], [SECRETARY]];
      for (const [index, at] of places.entries()) {
        const pdf = Buffer.from(file.pdf);
        pdf[at] = (pdf[at] ?? 0) ^ 1;
        expect(await expectNothingKept(() => desk.restore({ ...file, pdf }))).toEqual({
          result: 'signatureFailure',
          faults: broken[index]?.map((field) => ({ field, key: 'signature_changed' })),
        });
      }
    });

    it('B-63: refuses a flipped byte at each of 40 places', async () => {
      const file = await desk.signedBy([CHAIRMAN, SECRETARY]);
      for (let at = 0; at < 40; at += 1) {
        const place = Math.floor((file.pdf.length / 40) * at);
        const pdf = Buffer.from(file.pdf);
        pdf[place] = (pdf[place] ?? 0) ^ 0x10;
        expect(await desk.restore({ ...file, pdf })).toMatchObject({ result: 'signatureFailure' });
      }
    });

    type Change = (file: HandedOn) => { readonly file: HandedOn; readonly more?: object };
    const listed = (file: HandedOn, change: (list: readonly HandedSignature[]) => unknown) => ({
      file: {
        ...file,
        handOver: { ...file.handOver, signatures: change(file.handOver.signatures) },
      } as HandedOn,
    });
    const sealed = (file: HandedOn, more: object) => ({
      file: { ...file, handOver: { ...file.handOver, ...more } },
    });
    const other = 'signature_otherDocument';
    const all = [CHAIRMAN, SECRETARY];

    it.each<[string, Change, readonly string[], string]>([
      ['a foreign seal', (f) => sealed(f, { seal: `test:${'0'.repeat(64)}` }), all, other],
      ['a seal of an unknown key', (f) => sealed(f, { seal: `x${f.handOver.seal}` }), all, other],
      ['a seal without a key', (f) => sealed(f, { seal: 'x' }), all, other],
      [
        'other answers',
        (file) => ({ file, more: { formData: { ...BOTH, name: 'WONG SIU MING' } } }),
        all,
        other,
      ],
      [
        'a signature left out of the list',
        (f) => listed(f, (l) => l.slice(0, 1)),
        [CHAIRMAN],
        other,
      ],
      ['a signature listed twice', (f) => listed(f, (l) => [...l, l[1]]), all, other],
      [
        'signatures in another order',
        (f) => listed(f, (l) => l.toReversed()),
        [SECRETARY, CHAIRMAN],
        other,
      ],
      [
        'a field that the form does not have',
        (f) => listed(f, ([one]) => [{ ...one, field: 'treasurerSign' }]),
        ['treasurerSign'],
        other,
      ],
      [
        'another time of signing',
        (f) => listed(f, (l) => l.map((s) => ({ ...s, signedAt: '2020-01-01T00:00:00.000Z' }))),
        all,
        other,
      ],
      [
        'another hash of a revision',
        (f) => listed(f, (l) => l.map((s) => ({ ...s, sha256: 'a'.repeat(64) }))),
        all,
        other,
      ],
      [
        'the last signature cut off',
        (f) => ({ file: { ...f, pdf: f.pdf.subarray(0, f.handOver.signatures[0]?.length) } }),
        [SECRETARY],
        'signature_changed',
      ],
      [
        'a truncated document',
        (f) => ({ file: { ...f, pdf: f.pdf.subarray(0, 200) } }),
        all,
        'signature_changed',
      ],
      ['no document', (f) => ({ file: { ...f, pdf: Buffer.of() } }), all, 'signature_changed'],
      [
        'an appended revision',
        (f) => ({ file: { ...f, pdf: Buffer.concat([f.pdf, Buffer.from('\n%%EOF')]) } }),
        [SECRETARY],
        'signature_changed',
      ],
    ])('B-63: refuses %s', async (_, change, fields, key) => {
      const { file, more } = change(await desk.signedBy([CHAIRMAN, SECRETARY]));
      expect(await expectNothingKept(() => desk.restore(file, more))).toEqual({
        result: 'signatureFailure',
        faults: fields.map((field) => ({ field, key })),
      });
    });

    it('B-63: refuses the document of another form with the same answers', async () => {
      const one = await desk.signedBy([CHAIRMAN]);
      const two = await desk.signedBy([CHAIRMAN]);
      expect(await desk.restore({ ...one, pdf: two.pdf })).toMatchObject({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: 'signature_changed' }],
      });
    });

    it('reports a changed definition', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      portal.form.republish('hash-2');
      const answer = await expectNothingKept(() =>
        desk.restore(file, { definitionHash: 'hash-2' }),
      );
      expect(answer).toEqual({ result: 'formChanged' });
      const disguised = { ...file, handOver: { ...file.handOver, definitionHash: 'hash-2' } };
      expect(await desk.restore(disguised, { definitionHash: 'hash-2' })).toMatchObject({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: other }],
      });
      portal.form.republish('hash-1');
    });

    it('reports the errors of answers that are no longer valid', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      const formData = { ...BOTH, name: '' };
      expect(await expectNothingKept(() => desk.restore(file, { formData }))).toMatchObject({
        result: 'validationError',
        errors: [{ path: '/name' }],
      });
    });

    it('names a signature that the form no longer requires', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      const rules = {
        ...portal.deps.rules,
        behaviour: (...asked: Parameters<typeof portal.deps.rules.behaviour>) => {
          const behaviour = portal.deps.rules.behaviour(...asked);
          const signatures = behaviour.signatures.map((each) =>
            each.id === CHAIRMAN ? { ...each, disabled: true } : each,
          );
          return { ...behaviour, signatures };
        },
      };
      const signing = createSigning({ ...desk.deps, rules });
      const restored = await desk.restore(file, {}, signing);
      expect(restored).toEqual({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: 'signature_notAsked' }],
      });
    });

    it.each([
      ['finds no signature', []],
      [
        'finds an invalid signature',
        [{ fieldName: CHAIRMAN, valid: false, coversWholeFile: true }],
      ],
      [
        'finds a signature of another field',
        [{ fieldName: SECRETARY, valid: true, coversWholeFile: true }],
      ],
      [
        'finds an additional earlier signature',
        [
          { fieldName: SECRETARY, valid: true, coversWholeFile: false },
          { fieldName: CHAIRMAN, valid: true, coversWholeFile: true },
        ],
      ],
      [
        'finds data after the signature',
        [{ fieldName: CHAIRMAN, valid: true, coversWholeFile: false }],
      ],
    ])('verifies the document itself: refuses where the verifier %s', async (_, found) => {
      const file = await desk.signedBy([CHAIRMAN]);
      const verify = async () =>
        found.map((each) => ({ ...each, revisionLength: 1, chain: [], certificate: Buffer.of(1) }));
      const signer = Object.assign(Object.create(desk.deps.signer), { verify });
      const signing = createSigning({ ...desk.deps, signer });
      expect(await desk.restore(file, {}, signing)).toEqual({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: 'signature_changed' }],
      });
    });

    it('verifies the document itself: refuses a revision that breaks a signature', async () => {
      const file = await desk.signedBy([CHAIRMAN, SECRETARY]);
      const real = desk.deps.signer;
      const verify = async (pdf: Uint8Array) => {
        const found = await real.verify(pdf);
        return found.map((each, at) => (at < found.length - 1 ? { ...each, valid: false } : each));
      };
      const signer = Object.assign(Object.create(real), { verify });
      const signing = createSigning({ ...desk.deps, signer });
      expect(await desk.restore(file, {}, signing)).toEqual({
        result: 'signatureFailure',
        faults: [{ field: SECRETARY, key: 'signature_changed' }],
      });
    });

    it('names the signature with a revoked certificate', async () => {
      const submissionId = await savedSubmission(portal, BOTH);
      await desk.sign(submissionId, CHAIRMAN, await desk.authority.signer());
      const revoked = await desk.authority.signer({ variant: 'revoked' });
      await desk.sign(submissionId, SECRETARY, revoked);
      const file = await desk.handedOn(submissionId);
      expect(await expectNothingKept(() => desk.restore(file))).toEqual({
        result: 'signatureFailure',
        faults: [{ field: SECRETARY, key: 'validation_signature_revoked' }],
      });
    });

    it('names signatures with certificates that expired later', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      const now = portal.clock.now().toISOString();
      portal.clock.advance(4 * YEAR_MS);
      expect(await desk.restore(file)).toEqual({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: 'validation_signature_expired' }],
      });
      portal.clock.set(now);
    });

    it('names signatures of an authority that is no longer trusted', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      const otherApplicant = await testAuthority(() => portal.clock.now());
      const signing = createSigning({
        ...desk.deps,
        trust: desk.trustOf(otherApplicant.folder),
      });
      const restored = await desk.restore(file, {}, signing);
      otherApplicant.remove();
      expect(restored).toEqual({
        result: 'signatureFailure',
        faults: [{ field: CHAIRMAN, key: 'validation_signature_invalidCertificate' }],
      });
    });

    it('stores no file when the transaction fails', async () => {
      const file = await desk.signedBy([CHAIRMAN]);
      const signing = createSigning({
        ...desk.deps,
        store: {
          ...portal.store,
          transact: async () => {
            throw new Error('the store is gone');
          },
        } as unknown as TestPortal['store'],
      });
      await expectNothingKept(async () => {
        const restoring = desk.restore(file, {}, signing);
        await expect(restoring).rejects.toThrow('the store is gone');
      });
    });
  });
}
