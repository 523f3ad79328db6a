import { createHash } from 'node:crypto';
import { toBuffer } from 'qrcode';
import {
  LANGUAGE_CODES,
  numberWithoutCheckDigit,
  type SignatureRequest,
  signerIdError,
} from '#engine';
import { IdentityAppError, type IdentityTicket } from '../../ports/signing/IdentityApp.ts';
import { tokensBehind } from '../autofill/keptLogin.ts';
import type { SigningRefused } from '../contract/SigningServices.ts';
import { sha256Of } from '../files/sealedFiles.ts';
import { documentToSign } from '../signing/documentToSign.ts';
import { keepPrepared } from '../signing/keepPrepared.ts';
import { type OpenSigning, openSigning } from '../signing/openSigning.ts';
import { signaturePanel } from '../signing/signaturePanel.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import type { AskedToSign, IdentityServices } from './IdentityServices.ts';
import { packRequest, requestId } from './requestState.ts';
import { shownNames } from './shownNames.ts';

type Input = Parameters<IdentityServices['askToSign']>[0];

/**
 * Adds space for a signature to the document and requests the signature from the app. The app is
 * called before the document is stored. If the app refuses, an earlier prepared document stays
 * unchanged. A logged-in person signs as `Digital`; after the log-in has ended, the signature is
 * `Anonymous`.
 *
 * @returns `undefined` when the sitting has no such submission, or the form does not allow this
 *   signature
 * @throws {IdentityAppError} `unavailable`
 * @see specification, document 2, section 7 "iaspdfsign/init"
 */
export async function askToSign(
  deps: IdentityDeps,
  input: Input,
): Promise<AskedToSign | SigningRefused | undefined> {
  if (deps.isSigningOff()) return undefined;
  const now = deps.clock.now();
  const opened = await openSigning(deps, input, now);
  if (!opened || 'result' in opened) return opened;
  const { request, form } = opened;
  if (request.holder !== 'personal' || form.plan.manifest.disableIAMSmart) return undefined;
  const fault = idErrorOf(request, input.idHash);
  if (fault !== undefined) return refused(fault);
  try {
    return await ask(deps, input, opened, now);
  } catch (error) {
    if (error instanceof IdentityAppError && error.reason !== 'unavailable') {
      return refused(error.reason);
    }
    throw error;
  }
}

async function ask(
  deps: IdentityDeps,
  { field, idHash, language, source, formCode, login }: Input,
  opened: OpenSigning,
  now: Date,
): Promise<AskedToSign | SigningRefused> {
  const { submission, form, request } = opened;
  const names = shownNames(form, language);
  const businessId = deps.ids.id();
  const tokens = login && (await tokensBehind(deps, login.browsers, formCode, login.handles));
  const document = await documentToSign(deps, opened);
  const room = await deps.signer.prepareOutside({
    pdf: document,
    fieldName: field,
    signerName: request.name ?? '',
    reason: form.texts[submission.language]['$form.title'] ?? form.code,
    signedAt: now,
    panel: await signaturePanel(deps, {
      language: submission.language,
      // A name that is not compared with the certificate must not look like the signer's.
      signer: request.verify.includes('name') ? request.name : undefined,
      signedAt: now,
    }),
  });
  const ticket = await deps.identityApp.askToSign({
    businessId,
    digest: room.digest,
    tokens,
    idHash,
    ...names,
    language,
    source,
    returnUrl: `${deps.publicUrl}/form/${formCode}?lang=${LANGUAGE_CODES[language].url}`,
  });
  const isKept = await keepPrepared(deps, submission, {
    field,
    pdf: room.pdf,
    signer: '',
    signedAt: now,
    state: packRequest({ businessId, document: room.state, tokens }),
  });
  if (!isKept) return { result: 'paidDataLocked', keys: ['paidDataLocked'] };
  const id = requestId(submission.id, businessId);
  const documentHash = sha256Of(document);
  return { result: 'ok', id, names, documentHash, signedAt: now, ...(await shown(ticket)) };
}

async function shown({ identificationCode, address }: IdentityTicket) {
  return { identificationCode, address, qrImage: await toBuffer(address, QR) };
}

const QR = { margin: 2, width: 232 } as const;

/**
 * Compares the identity card number of the answers with the browser's hash. The browser sends only
 * the hash.
 */
function idErrorOf(request: SignatureRequest, idHash: Uint8Array): string | undefined {
  const { idNumber } = request;
  if (idNumber === undefined) return signerIdError(request);
  const own = createHash('sha256').update(numberWithoutCheckDigit(idNumber)).digest();
  return signerIdError(request, own.equals(idHash));
}

function refused(key: string): SigningRefused {
  return { result: 'signatureFailure', keys: [key] };
}
