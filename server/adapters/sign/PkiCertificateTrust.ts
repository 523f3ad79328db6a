import { BitString } from 'asn1js';
import type { Certificate } from 'pkijs';
import type {
  CertificateFault,
  CertificateTrust,
  CertificateVerdict,
  ExpectedSigner,
  SignerCertificate,
} from '../../ports/CertificateTrust.ts';
import type { RevocationSource } from '../revocation/RevocationSource.ts';
import type { CertificateClass } from './certificateClasses.ts';
import { describeSigner } from './certificateNames.ts';
import { pathToRoot, revocationOf } from './certificatePath.ts';
import { compareSigner } from './compareSigner.ts';
import { provesIdNumber } from './provesIdNumber.ts';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';
import type { TrustMaterial } from './TrustFolder.ts';

/** By what a certificate is judged. */
export interface PkiCertificateTrustOptions {
  /** Roots, authorities and revocation lists, asked for at every judgement. */
  readonly material: () => TrustMaterial;
  /** The holder of each certificate policy; empty where no signer is compared. */
  readonly classes: readonly CertificateClass[];
  /** Asked about certificates that no list of the material covers; absent: nobody is. */
  readonly online?: RevocationSource | undefined;
  /** What an unknown revocation means: no signature, or one that nobody could check. */
  readonly whenUnreachable: 'refuse' | 'accept';
}

/** Judges certificates by roots and revocation lists that the operator provides. */
export class PkiCertificateTrust implements CertificateTrust {
  readonly #options: PkiCertificateTrustOptions;

  constructor(options: PkiCertificateTrustOptions) {
    this.#options = options;
  }

  read(certificate: Uint8Array): SignerCertificate | undefined {
    const read = readCertificate(certificate);
    return read && describe(read, this.#options.classes);
  }

  async judge(input: {
    readonly certificate: Uint8Array;
    readonly chain: readonly Uint8Array[];
    readonly expected: ExpectedSigner;
    readonly at: Date;
  }): Promise<CertificateVerdict> {
    const certificate = readCertificate(input.certificate);
    const signer = certificate && describe(certificate, this.#options.classes);
    if (!signer) return { faults: ['eCertError'] };
    const basic = await this.#basicFault(certificate, input);
    const different = compareSigner(signer, input.expected);
    return { signer, faults: basic === undefined ? different : [basic, ...different] };
  }

  provesIdNumber(input: {
    readonly certificate: Uint8Array;
    readonly idNumber: string;
    readonly proof: Uint8Array | undefined;
  }): boolean {
    const certificate = readCertificate(input.certificate);
    if (!certificate || !input.proof) return false;
    return provesIdNumber(certificate, input.idNumber, input.proof);
  }

  /** As `judge`, of a certificate that no name is compared with: the bank's of an e-Cheque. */
  async faultOf(
    certificate: Uint8Array,
    chain: readonly Uint8Array[],
    at: Date,
  ): Promise<CertificateFault | undefined> {
    const read = readCertificate(certificate);
    return read ? this.#basicFault(read, { chain, at }) : 'eCertError';
  }

  /** What speaks against the certificate whoever it is for; the most telling reason only. */
  async #basicFault(
    certificate: ReadCertificate,
    { chain, at }: { readonly chain: readonly Uint8Array[]; readonly at: Date },
  ): Promise<CertificateFault | undefined> {
    if (at < certificate.x509.validFromDate) return 'validation_signature_notYetEffective';
    if (at > certificate.x509.validToDate) return 'validation_signature_expired';
    if (!maySign(certificate.parsed)) return 'validation_signature_invalidCertificate';
    const material = this.#options.material();
    const given = chain.map(readCertificate).filter((each) => each !== undefined);
    const path = await pathToRoot(certificate, given, material, at);
    if (!path || path.length < 2) return 'validation_signature_invalidCertificate';
    // Addresses in a certificate are followed only now that its path to a trusted root is checked.
    const { lists } = material;
    const revocation = await revocationOf(path, { lists, online: this.#options.online }, at);
    if (revocation === 'revoked') return 'validation_signature_revoked';
    const isRefused = revocation === 'unknown' && this.#options.whenUnreachable === 'refuse';
    return isRefused ? 'validation_signature_revocationUnknown' : undefined;
  }
}

/** @returns `undefined` when a part of it is not what the standard says */
function describe(
  certificate: ReadCertificate,
  classes: readonly CertificateClass[],
): SignerCertificate | undefined {
  try {
    return describeSigner(certificate, classes);
  } catch {
    return undefined;
  }
}

const KEY_USAGE = '2.5.29.15';
/** `digitalSignature` and `nonRepudiation`, the first two bits. */
const SIGNING_BITS = 0b1100_0000;

/** Whether the key is for signing documents: an encipherment certificate's is not. */
function maySign({ extensions }: Certificate): boolean {
  const usage: unknown = extensions?.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue;
  if (!(usage instanceof BitString)) return false;
  return ((usage.valueBlock.valueHexView[0] ?? 0) & SIGNING_BITS) !== 0;
}
