import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, WrongShapeError } from '#engine';
import { BOTH, type HandedOn, openHandingOn } from '../../../support/handedOn.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const SIGNERS = ['chairmanSign', 'secretarySign'];

/** The content of the saved file of a handed-over form. */
interface Envelope extends HandedOn {
  readonly formData: FormData;
  readonly definitionHash: string;
}
/** A change of an envelope, with its name for a report. */
interface Change {
  readonly name: string;
  readonly apply: (envelope: Envelope) => Envelope;
}

let portal: TestPortal;
let desk: Awaited<ReturnType<typeof openHandingOn>>;
let saved: Envelope;
beforeAll(async () => {
  portal = await openTestPortal();
  desk = await openHandingOn(portal);
  saved = { ...(await desk.signedBy(SIGNERS)), formData: BOTH, definitionHash: 'hash-1' };
}, 120_000);
afterAll(async () => {
  desk?.authority.remove();
  await portal?.close();
});

type Signature = HandedOn['handOver']['signatures'][number];

const upper = fc.stringMatching(/^[A-Z]{1,12}$/);
const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const answer = fc
  .oneof(
    upper.map((more) => ({ name: `WONG ${more}` })),
    fc.integer({ min: 1, max: 99 }).map((orders) => ({ orders })),
    fc.constant({ officers: false }),
    fc.constant({ signOnly: false }),
    upper.map((more) => ({ [`own${more}`]: 'x' })),
  )
  .map<Change>((more) => ({
    name: `answer ${JSON.stringify(more)}`,
    apply: (envelope) => ({ ...envelope, formData: { ...envelope.formData, ...more } }),
  }));
const nameOfAnswer = fc.constantFrom('name', 'orders', 'officers').map<Change>((field) => ({
  name: `name of ${field}`,
  apply: (envelope) => {
    const { [field]: value, ...others } = envelope.formData;
    return { ...envelope, formData: { ...others, [`${field}X`]: value } as FormData };
  },
}));
const partOfSignature = fc
  .tuple(
    fc.nat(1),
    fc.oneof(
      fc.constantFrom(...SIGNERS, 'treasurerSign').map((field) => ({ field })),
      fc.nat().map((length) => ({ length })),
      hex.map((sha256) => ({ sha256 })),
      fc.integer({ min: 0, max: 4e12 }).map((at) => ({ signedAt: new Date(at).toISOString() })),
    ),
  )
  .map(([index, more]) =>
    listed(`signature ${index}: ${JSON.stringify(more)}`, (list) =>
      list.map((each, at) => (at === index ? { ...each, ...more } : each)),
    ),
  );
const listOfSignatures = fc.constantFrom(
  listed('order of signatures', (list) => list.toReversed()),
  listed('first signature left out', (list) => list.slice(1)),
  listed('last signature left out', (list) => list.slice(0, 1)),
  listed('signature listed twice', (list) => [...list, ...list.slice(0, 1)]),
);
const proof = fc
  .oneof(
    hex.map((seal) => ({ seal: `test:${seal}` })),
    hex.map((definitionHash) => ({ definitionHash })),
  )
  .map<Change>((more) => ({
    name: `proof ${JSON.stringify(more)}`,
    apply: (envelope) => ({ ...envelope, handOver: { ...envelope.handOver, ...more } }),
  }));
const byteOfDocument = fc
  .tuple(
    fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    fc.integer({ min: 1, max: 255 }),
  )
  .map<Change>(([place, bits]) => ({
    name: `byte at ${place}`,
    apply: (envelope) => {
      const pdf = Buffer.from(envelope.pdf);
      const at = Math.floor(place * pdf.length);
      pdf[at] = (pdf[at] ?? 0) ^ bits;
      return { ...envelope, pdf };
    },
  }));

function listed(
  name: string,
  change: (list: readonly Signature[]) => readonly Signature[],
): Change {
  return {
    name,
    apply: (envelope) => {
      const signatures = change(envelope.handOver.signatures);
      return { ...envelope, handOver: { ...envelope.handOver, signatures } };
    },
  };
}

const REASONS = ['signature_changed', 'signature_otherDocument'];

/** Restores an envelope. @returns the reasons of a refusal, or `ok` */
async function outcomeOf(envelope: Envelope): Promise<readonly string[]> {
  const { formData, definitionHash } = envelope;
  try {
    const restored = await desk.restore(envelope, { formData, definitionHash });
    switch (restored.result) {
      case 'signatureFailure':
        return restored.faults.map(({ key }) => key);
      case 'validationError':
        return restored.errors.map(({ path, key }) => `${path} ${key}`);
      default:
        return [restored.result];
    }
  } catch (error) {
    if (error instanceof WrongShapeError) return [error.name];
    throw error;
  }
}

const submissions = () => portal.stores.db.selectFrom('submissions').select('id').execute();

describe('restoreSigned', () => {
  it('accepts a saved envelope, in any order of its answers', async () => {
    const names = Object.keys(BOTH);
    const order = fc.shuffledSubarray(names, { minLength: names.length });
    await fc.assert(
      fc.asyncProperty(order, async (ordered) => {
        const formData = Object.fromEntries(ordered.map((name) => [name, saved.formData[name]]));
        expect(await outcomeOf({ ...saved, formData: formData as FormData })).toEqual(['ok']);
      }),
      { numRuns: 5 },
    );
  });

  it.each([
    ['an answer', answer, undefined],
    ['the name of an answer', nameOfAnswer, undefined],
    ['a part of a signature', partOfSignature, REASONS],
    ['the list of signatures', listOfSignatures, REASONS],
    ['the proof', proof, [...REASONS, 'formChanged']],
    ['a byte of the document', byteOfDocument, ['signature_changed']],
  ])(
    'B-63: refuses an envelope with a change of %s, and stores nothing',
    {
      timeout: 120_000,
    },
    async (_, changes, reasons) => {
      const before = await submissions();
      await fc.assert(
        fc.asyncProperty(changes, async ({ apply }) => {
          const changed = apply(saved);
          fc.pre(JSON.stringify(changed) !== JSON.stringify(saved));
          const outcome = await outcomeOf(changed);
          expect(outcome).not.toEqual([]);
          expect(outcome).not.toContain('ok');
          if (reasons) expect(reasons).toEqual(expect.arrayContaining([...outcome]));
        }),
        { numRuns: 40 },
      );
      expect(await submissions()).toEqual(before);
    },
  );
});
