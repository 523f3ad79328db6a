import { BitString } from 'asn1js';
import type { Certificate } from 'pkijs';
import type {
  CertificateProblem,
  CertificateTrust,
  CertificateVerdict,
  ExpectedSigner,
  SignerCertificate,
} from '../../ports/signing/CertificateTrust.ts';
import type { RevocationSource } from '../revocation/RevocationSource.ts';
import type { CertificateClass } from './certificateClasses.ts';
import { describeSigner } from './certificateNames.ts';
import { pathToRoot, revocationOf } from './certificatePath.ts';
import { compareSigner } from './compareSigner.ts';
import { provesIdNumber } from './provesIdNumber.ts';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';
import type { TrustMaterial } from './TrustFolder.ts';

/** The material and the rules that validate certificates. */
export interface PkiCertificateTrustOptions {
  /** Returns roots, authorities and revocation lists; called for every validation. */
  readonly material: () => TrustMaterial;
  /** The holder of each certificate policy; empty if signers are not compared. */
  readonly classes: readonly CertificateClass[];
  /**
   * Looks up certificates that no list of the material covers. When absent, nothing is looked up
   * online.
   */
  readonly online?: RevocationSource | undefined;
  /**
   * The effect of an unknown revocation status: refuse the signature, or accept it as unchecked.
   */
  readonly whenUnreachable: 'refuse' | 'accept';
}

/** A certificate trust based on roots and revocation lists that the operator provides. */
export class PkiCertificateTrust implements CertificateTrust {
  readonly #options: PkiCertificateTrustOptions;

  constructor(options: PkiCertificateTrustOptions) {
    this.#options = options;
  }

  read(certificate: Uint8Array): SignerCertificate | undefined {
    const read = readCertificate(certificate);
    return read && describe(read, this.#options.classes);
  }

  async validate(input: {
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

  /**
   * Validates a certificate like `validate`, but without comparing its holder. An example is a
   * bank's certificate for an e-Cheque.
   */
  async faultOf(
    certificate: Uint8Array,
    chain: readonly Uint8Array[],
    at: Date,
  ): Promise<CertificateProblem | undefined> {
    const read = readCertificate(certificate);
    return read ? this.#basicFault(read, { chain, at }) : 'eCertError';
  }

  /** Returns the most significant fault of a certificate, regardless of its holder. */
  async #basicFault(
    certificate: ReadCertificate,
    { chain, at }: { readonly chain: readonly Uint8Array[]; readonly at: Date },
  ): Promise<CertificateProblem | undefined> {
    if (at < certificate.x509.validFromDate) return 'validation_signature_notYetEffective';
    if (at > certificate.x509.validToDate) return 'validation_signature_expired';
    if (!maySign(certificate.parsed)) return 'validation_signature_invalidCertificate';
    const material = this.#options.material();
    const given = chain.map(readCertificate).filter((each) => each !== undefined);
    const path = await pathToRoot(certificate, given, material, at);
    if (!path || path.length < 2) return 'validation_signature_invalidCertificate';
    // URLs in a certificate are called only after its path to a trusted root is valid.
    const { lists } = material;
    const revocation = await revocationOf(path, { lists, online: this.#options.online }, at);
    if (revocation === 'revoked') return 'validation_signature_revoked';
    const isRefused = revocation === 'unknown' && this.#options.whenUnreachable === 'refuse';
    return isRefused ? 'validation_signature_revocationUnknown' : undefined;
  }
}

/**
 * Describes the signer of a certificate.
 *
 * @returns `undefined` when a part of the certificate is malformed
 */
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

/** Checks whether the key may sign documents. The key of an encipherment certificate may not. */
function maySign({ extensions }: Certificate): boolean {
  const usage: unknown = extensions?.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue;
  if (!(usage instanceof BitString)) return false;
  return ((usage.valueBlock.valueHexView[0] ?? 0) & SIGNING_BITS) !== 0;
}
