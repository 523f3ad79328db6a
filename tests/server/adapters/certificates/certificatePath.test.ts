import type { Certificate } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  pathToRoot,
  type RevocationInputs,
  revocationOf,
} from '../../../../server/adapters/certificates/certificatePath.ts';
import type { Revocation } from '../../../../server/adapters/revocation/RevocationSource.ts';
import {
  daysOn,
  type EcCertificate,
  ecCertificate,
  ecRevocationList,
  VALID_AT,
} from '../../support/ecCertificate.ts';

const authority = (name: string, issuer?: EcCertificate) =>
  ecCertificate({ subject: [['CN', name]], isAuthority: true, ...(issuer && { issuer }) });

let root: EcCertificate;
let middle: EcCertificate;
let signer: EcCertificate;
let path: readonly Certificate[];
beforeAll(async () => {
  root = await authority('Test root');
  middle = await ecCertificate({
    subject: [['CN', 'Test issuer']],
    isAuthority: true,
    issuer: root,
    serial: 7,
  });
  signer = await ecCertificate({ issuer: middle, serial: 8 });
  path = [signer.parsed, middle.parsed, root.parsed];
});
const namesOf = (found: readonly Certificate[] | undefined) =>
  found?.map(({ subject }) => String(subject.typesAndValues[0]?.value.valueBlock.value));

describe('pathToRoot', () => {
  const NAMES = ['CHAN TAI MAN', 'Test issuer', 'Test root'];
  const material = (intermediates: readonly EcCertificate[] = []) => ({
    roots: [root],
    intermediates,
    lists: [],
  });

  it('returns the certificate first and the root last', async () => {
    const trusted = await pathToRoot(signer, [], material([middle]), VALID_AT);
    expect(namesOf(trusted)).toEqual(NAMES);
    const given = await pathToRoot(signer, [middle], material(), VALID_AT);
    expect(namesOf(given)).toEqual(NAMES);
    expect(given?.[0]).toBe(signer.parsed);
  });

  it('finds no path without the issuer or the root', async () => {
    expect(await pathToRoot(signer, [], material(), VALID_AT)).toBeUndefined();
    const foreign = { roots: [await authority('Other')], intermediates: [middle], lists: [] };
    expect(await pathToRoot(signer, [root], foreign, VALID_AT)).toBeUndefined();
  });

  it('finds no path before and after the lifetime of a certificate', async () => {
    const trusted = material([middle]);
    expect(await pathToRoot(signer, [], trusted, daysOn(-2))).toBeUndefined();
    expect(await pathToRoot(signer, [], trusted, daysOn(366))).toBeUndefined();
  });

  it.each([false, 'unstated'] as const)(
    'finds no path through a certificate that is an authority: %s',
    async (isAuthority) => {
      const user = await ecCertificate({ subject: [['CN', 'User']], issuer: root, isAuthority });
      const issued = await ecCertificate({ issuer: user });
      expect(await pathToRoot(issued, [user], material(), VALID_AT)).toBeUndefined();
      expect(await pathToRoot(issued, [], material([user]), VALID_AT)).toBeUndefined();
    },
  );

  it('finds no path to a root that is not an authority', async () => {
    const own = await ecCertificate({ subject: [['CN', 'Own']], isAuthority: 'unstated' });
    const issued = await ecCertificate({ issuer: own });
    const trusted = { roots: [own], intermediates: [], lists: [] };
    expect(await pathToRoot(issued, [], trusted, VALID_AT)).toBeUndefined();
  });

  it('finds no path for an unreadable certificate', async () => {
    const broken = { ...signer, parsed: {} as Certificate };
    expect(await pathToRoot(broken, [middle], material(), VALID_AT)).toBeUndefined();
  });
});

describe('revocationOf', () => {
  /** Returns an online source; it records the certificates that it is asked about. */
  function source(answers: Readonly<Record<number, Revocation>>) {
    const asked: number[] = [];
    const statusOf = async ({ serialNumber }: Certificate) => {
      const serial = Number(serialNumber.valueBlock.valueDec);
      asked.push(serial);
      return answers[serial] ?? 'unknown';
    };
    return { asked, online: { statusOf } };
  }
  const statusWith = (inputs: RevocationInputs) => revocationOf(path, inputs, VALID_AT);

  it('returns good when lists cover every certificate except the root', async () => {
    const lists = [await ecRevocationList(root, [1]), await ecRevocationList(middle, [1])];
    const { asked, online } = source({});
    expect(await statusWith({ lists, online })).toBe('good');
    expect(asked).toEqual([]);
  });

  it.each([
    ['the signer', [], [8]],
    ['the issuer', [7], []],
  ])('returns revoked when a list contains %s', async (_, byRoot, byMiddle) => {
    const lists = [await ecRevocationList(root, byRoot), await ecRevocationList(middle, byMiddle)];
    expect(await statusWith({ lists })).toBe('revoked');
  });

  it('prefers the list that revokes over the list that does not', async () => {
    const lists = [await ecRevocationList(middle, []), await ecRevocationList(middle, [8])];
    const { online } = source({ 7: 'good', 8: 'good' });
    expect(await statusWith({ lists, online })).toBe('revoked');
  });

  it('returns unknown without a list or an online source', async () => {
    expect(await statusWith({ lists: [] })).toBe('unknown');
    expect(await statusWith({ lists: [await ecRevocationList(middle, [])] })).toBe('unknown');
  });

  it('asks the online source about certificates without a valid list', async () => {
    const expired = { nextUpdate: daysOn(-0.5) };
    const lists = [
      await ecRevocationList(root, [], expired),
      await ecRevocationList(middle, [8], { signer: root }),
    ];
    const { asked, online } = source({ 7: 'good', 8: 'good' });
    expect(await statusWith({ lists, online })).toBe('good');
    expect(asked.toSorted()).toEqual([7, 8]);
  });

  it('returns revoked before unknown', async () => {
    expect(await statusWith({ lists: [], ...source({ 7: 'revoked' }) })).toBe('revoked');
    expect(await statusWith({ lists: [], ...source({ 7: 'good' }) })).toBe('unknown');
  });

  it('returns good for a path of the root alone', async () => {
    expect(await revocationOf([root.parsed], { lists: [] }, VALID_AT)).toBe('good');
  });
});
