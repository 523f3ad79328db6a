import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashNumber, poll, start } from '../../../../renderer/wizard/effects/identityCalls.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { planServices } from '../../../support/planServices.ts';

const SIGNATURE = { id: 'ownerSign', holder: 'personal', verify: ['idNumber'] };
/** The hash of `A123456` in the guide of the app. */
const HASH = 'rDcExehSzsiEp2laLaJqrtaX2ua9sdaugwaY5ONmYwk=';

afterEach(() => vi.unstubAllGlobals());

function portal(
  answers: Parameters<typeof planServices>[0] = {},
  signature: object | undefined = { ...SIGNATURE, idNumber: 'A1234563' },
) {
  const ask = () => ({ signatures: signature ? [signature] : [] }) as never;
  const made = planServices({ ...answers, context: { signing: 'ownerSign' }, store: { ask } });
  return { ...made, hash: (idNumber: string) => hashNumber(made.services, { idNumber }) };
}

describe('hashNumber', () => {
  it.each(['A1234563', 'A123456(3)'])('hashes %s without its check digit', async (idNumber) => {
    expect(await portal().hash(idNumber)).toEqual({ result: 'ok', idHash: HASH });
  });

  it('T-43: compares the number on the device, without a request', async () => {
    const { asked, hash } = portal();
    expect(await hash('A1234571')).toEqual({ result: 'otherNumber' });
    await hash('A1234563');
    expect(asked).toEqual([]);
  });

  it.each([
    ['the form compares only the name', { ...SIGNATURE, verify: ['name'], idNumber: 'B1234569' }],
    ['the answers have no number', SIGNATURE],
    ['the field is unknown', undefined],
  ])('compares nothing if %s', async (_, signature) => {
    expect(await portal({}, signature ?? {}).hash('A1234563')).toMatchObject({ result: 'ok' });
  });

  it('refuses answers with another document than an identity card', async () => {
    const { hash } = portal({}, { ...SIGNATURE, idNumber: 'K12345678' });
    await expect(hash('A1234563')).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'validation_signature_chooseHkid' } },
    });
  });
});

describe('start', () => {
  const START = '/api/iaspdfsign/init/LREAL1/ownerSign';
  const input = { fieldId: 'ownerSign', submissionId: 'S1', idHash: HASH, challenge: undefined };
  const accepted = {
    result: 'ok',
    id: 'R1',
    identificationCode: '0630',
    address: 'https://app.example/R1',
    qrImage: 'AA==',
    /** The hash of `abc`, which is the document of the page. */
    documentHash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  };
  const starting = (answer: object, shown: string) => {
    vi.stubGlobal('isSecureContext', true);
    const made = portal({ answers: { [START]: () => wireAnswer(200, answer) } });
    made.pdf.keep(btoa(shown), false);
    return { ...made, request: start(made.services, input) };
  };

  it('returns the request for the document that the page shows, without its hash', async () => {
    const { request, asked } = starting(accepted, 'abc');
    expect(await request).toEqual({
      id: 'R1',
      identificationCode: '0630',
      address: 'https://app.example/R1',
      qrImage: 'AA==',
      deptName: '',
      serviceName: '',
      docName: '',
    });
    expect(asked[0]?.headers).toMatchObject({ 'Form-Definition': 'd1' });
  });

  it('promise 1: refuses a request for another document', async () => {
    await expect(starting(accepted, 'another').request).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'documentChanged' } },
    });
  });

  it('accepts a server that names no document', async () => {
    const { documentHash, ...older } = accepted;
    expect(documentHash).toHaveLength(64);
    expect(await starting(older, 'another').request).toMatchObject({ id: 'R1' });
  });
});

describe('poll', () => {
  it('asks for the request of a field, and can be aborted', async () => {
    const answers = {
      '/api/iaspdfsign/poll/LREAL1/ownerSign/R1': () => wireAnswer(200, { status: 'pending' }),
    };
    const { services, asked } = portal({ answers });
    const { signal } = new AbortController();
    const polled = await poll(services, { fieldId: 'ownerSign', id: 'R1' }, signal);
    expect(polled).toEqual({ status: 'pending' });
    expect(asked.map((each) => [each.method, each.signal])).toEqual([['GET', signal]]);
  });
});
