import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignatureRequest } from '#engine';
import type { SignaturePanel } from '../../../../server/ports/documents/PdfRenderer.ts';
import { IdentityAppError } from '../../../../server/ports/signing/IdentityApp.ts';
import { hashOf, sealLogin } from '../../../../server/services/autofill/keptLogin.ts';
import { sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { askToSign } from '../../../../server/services/identity/askToSign.ts';
import type { IdentityDeps } from '../../../../server/services/identity/IdentityDeps.ts';
import { unpackRequest } from '../../../../server/services/identity/requestState.ts';
import { placeOfState } from '../../../../server/services/signing/keepPrepared.ts';
import { fakeOutside } from '../../../support/fakeSigning.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { answersFor, SITTING, savedSubmission } from '../../../support/testPortal.ts';
import { submissionSeenAs } from '../../support/submissionSeenAs.ts';

const FIELD = 'ownerSign';
const ID_HASH = createHash('sha256').update('A123456').digest();
const HANDLES = { accessToken: 'handle', openId: 'person' };
const HASH_OF_DOCUMENT = /^[0-9a-f]{64}$/;
const portal = portalOfFile();

interface Given {
  readonly request?: Partial<SignatureRequest>;
  /** Error of the app. */
  readonly refusal?: Error;
  readonly input?: object;
  readonly deps?: Partial<IdentityDeps>;
}

/** Stores a form and requests its signature from the app. */
async function ask({ request, refusal, input, deps: more }: Given = {}) {
  const submissionId = await savedSubmission(portal(), answersFor(0, { sign: true }));
  const asked: Record<string, unknown>[] = [];
  const panels: SignaturePanel[] = [];
  const { rules, vault, clock } = portal().deps;
  const tokens = { accessToken: 'app-token', openId: 'app-person', expiresAt: clock.now() };
  const deps = {
    ...portal().deps,
    pdf: {
      ...testOutbox(portal().deps).deps.pdf,
      renderPanel: async (panel: SignaturePanel) => {
        panels.push(panel);
        return Buffer.from('panel');
      },
    },
    rules: {
      ...rules,
      behaviour: (...given: Parameters<typeof rules.behaviour>) => {
        const behaviour = rules.behaviour(...given);
        const signatures = behaviour.signatures.map((each) => ({ ...each, ...request }));
        return { ...behaviour, signatures };
      },
    },
    signer: fakeOutside,
    publicUrl: 'https://portal.example',
    isSigningOff: () => false,
    logins: {
      findByHandle: async (hash: string) =>
        hash === hashOf('handle')
          ? {
              stateHash: 'state',
              sitting: 'browser-1',
              formCode: TEST_CODE,
              status: 'LOGGED_IN',
              sealed: sealLogin(vault, 'state', { tokens, handles: HANDLES }),
            }
          : undefined,
    },
    identityApp: {
      askToSign: async (call: Record<string, unknown>) => {
        asked.push(call);
        if (refusal) throw refusal;
        return { identificationCode: '1234', address: 'app://sign', isScanned: true };
      },
    },
    ...more,
  } as unknown as IdentityDeps;
  const answer = await askToSign(deps, {
    sitting: SITTING,
    submissionId,
    formCode: TEST_CODE,
    field: FIELD,
    idHash: ID_HASH,
    language: 'zh-Hant',
    source: 'PC_Browser',
    ...input,
  });
  const kept = await portal().store.signatures.find(submissionId, FIELD, 'PREPARED');
  return { answer, asked, kept, panels, tokens, submissionId };
}

/** Returns the stored state of a request. */
function stateOf({ kept, submissionId }: Awaited<ReturnType<typeof ask>>) {
  const place = placeOfState(submissionId, FIELD);
  return kept?.sealedState && unpackRequest(portal().deps.vault.open(place, kept.sealedState));
}

describe('askToSign', () => {
  it('sends the digest to the app, and stores the prepared document', async () => {
    const made = await ask();
    const { answer, asked, kept } = made;
    const businessId = stateOf(made)?.businessId ?? '';
    expect(answer).toEqual({
      result: 'ok',
      id: `${made.submissionId}-${businessId}`,
      names: { department: '土地註冊處', service: '電子表格', document: 'Test form' },
      documentHash: expect.stringMatching(HASH_OF_DOCUMENT),
      signedAt: portal().clock.now(),
      identificationCode: '1234',
      address: 'app://sign',
      qrImage: expect.any(Uint8Array),
    });
    expect(asked).toMatchObject([
      {
        businessId,
        digest: createHash('sha256').update('covered').digest(),
        idHash: ID_HASH,
        document: 'Test form',
        language: 'zh-Hant',
        source: 'PC_Browser',
        returnUrl: 'https://portal.example/form/LRTEST?lang=tc',
        tokens: undefined,
      },
    ]);
    expect(Buffer.from(stateOf(made)?.document ?? []).toString()).toBe('state');
    const room = portal().files.content.has(kept?.fileKey ?? '');
    expect([room, kept?.documentHash === sha256Of(Buffer.of())]).toEqual([true, false]);
  });

  it('signs with the tokens of a logged-in person, and of no other browser', async () => {
    const login = { browsers: ['browser-1'], handles: HANDLES };
    const logged = await ask({ input: { login } });
    expect(logged.asked[0]?.tokens).toEqual(logged.tokens);
    expect(stateOf(logged)?.tokens).toEqual(logged.tokens);
    const other = await ask({ input: { login: { ...login, browsers: ['browser-2'] } } });
    expect(other.asked[0]?.tokens).toBeUndefined();
  });

  it.each([
    [['name' as const], 'CHAN TAI MAN'],
    [[], undefined],
  ])('shows the name in the panel only when it is verified: %j', async (verify, signer) => {
    const { panels } = await ask({ request: { name: 'CHAN TAI MAN', verify } });
    expect(panels).toMatchObject([{ language: 'en' }]);
    expect(panels[0]?.signer).toBe(signer);
  });

  it.each<[string, Given]>([
    ['signing with the app is switched off', { deps: { isSigningOff: () => true } }],
    ['the signature belongs to an organisation', { request: { holder: 'organisation' } }],
    ['another sitting asks', { input: { sitting: 'b'.repeat(64) } }],
    ['the field does not exist', { input: { field: 'chairmanSign' } }],
  ])('returns undefined and asks nothing when %s', async (_, given) => {
    const { answer, asked, kept } = await ask(given);
    expect([answer, asked, kept]).toEqual([undefined, [], undefined]);
  });

  it('returns undefined for a form that excludes the app', async () => {
    portal().form.republish('hash-off', { disableIAMSmart: true });
    const { answer, asked } = await ask();
    portal().form.republish('hash-1');
    expect([answer, asked]).toEqual([undefined, []]);
  });
});

describe('askToSign: a refused signature', () => {
  const verify = ['idNumber' as const];

  it.each([
    ['A1234563', 'A123456', undefined],
    ['A123456(3)', 'A123456', undefined],
    ['A1234563', 'B123456', 'validation_signature_signerIdMismatch'],
    ['K12345678', 'K1234567', 'validation_signature_chooseHkid'],
  ])('compares the number %s with the hash of %s', async (idNumber, typed, key) => {
    const idHash = createHash('sha256').update(typed).digest();
    const { answer, asked } = await ask({ request: { idNumber, verify }, input: { idHash } });
    expect(answer).toMatchObject(
      key ? { result: 'signatureFailure', keys: [key] } : { result: 'ok' },
    );
    expect(asked).toHaveLength(key ? 0 : 1);
  });

  it('returns the reason of the app, and stores nothing', async () => {
    const refusal = new IdentityAppError('D70002' as 'unavailable');
    const { answer, kept } = await ask({ refusal });
    expect([answer, kept]).toEqual([{ result: 'signatureFailure', keys: ['D70002'] }, undefined]);
  });

  it.each([
    ['an unavailable app', new IdentityAppError('unavailable')],
    ['a defect', new TypeError('defect')],
  ])('rethrows %s', async (_, refusal) => {
    await expect(ask({ refusal })).rejects.toThrow(refusal);
  });

  it('is locked when the submission is paid before the app answers', async () => {
    const { store } = submissionSeenAs(portal().deps, (reads) =>
      reads === 1 ? {} : { status: 'SUBMITTED' },
    );
    const { answer, kept } = await ask({ deps: { store } });
    expect(answer).toEqual({ result: 'paidDataLocked', keys: ['paidDataLocked'] });
    expect(kept).toBeUndefined();
  });
});
