import forge from 'node-forge/lib/forge.js';

type Node = forge.asn1.Asn1;

/**
 * Object identifiers of key derivations (PBE of PKCS #12, and PBKDF2). Their parameters start with
 * the salt and the iterations.
 */
const PBE_ARC = '1.2.840.113549.1.12.1.';
const PBKDF2 = '1.2.840.113549.1.5.12';

/** The maximum depth of nested structures. No certificate file nests deeper. */
const DEEPEST = 40;

/**
 * Collects every iteration count that a .p12 file requests, without running any of them. The file
 * itself requests the number of rounds, and 2^31 rounds would take hours (T-21, T-41).
 *
 * @param pfx the file, parsed as ASN.1
 * @returns the counts of the MAC and of every key derivation outside encrypted content
 */
export function kdfIterations(pfx: Node): readonly number[] {
  const counts: number[] = [];
  const mac = macIterations(pfx);
  if (mac !== undefined) counts.push(mac);
  collect(pfx, counts, 0);
  return counts;
}

/**
 * Reads the iteration count of the MAC from PFX ::= SEQUENCE { version, authSafe, macData SEQUENCE
 * { mac, salt, iterations DEFAULT 1 } }
 */
function macIterations(pfx: Node): number | undefined {
  const iterations = childrenOf(childrenOf(pfx)[2])[2];
  return iterations && integerOf(iterations);
}

function collect(node: Node, counts: number[], depth: number): void {
  if (depth > DEEPEST) throw new RangeError('Cannot read the certificate: nested too deeply');
  if (!node.composed) {
    const inner = innerOf(node);
    if (inner) collect(inner, counts, depth + 1);
    return;
  }
  const [first, parameters] = childrenOf(node);
  if (first && parameters && isKdf(first)) {
    const iterations = childrenOf(parameters)[1];
    if (iterations) counts.push(integerOf(iterations));
  }
  for (const child of childrenOf(node)) collect(child, counts, depth + 1);
}

function isKdf(node: Node): boolean {
  if (node.type !== forge.asn1.Type.OID || typeof node.value !== 'string') return false;
  const oid = forge.asn1.derToOid(node.value);
  return oid === PBKDF2 || oid.startsWith(PBE_ARC);
}

/** Returns the ASN.1 structure inside an octet string, if any. */
function innerOf(node: Node): Node | undefined {
  if (node.type !== forge.asn1.Type.OCTETSTRING || typeof node.value !== 'string') return undefined;
  if (!node.value.startsWith('\x30')) return undefined;
  try {
    return forge.asn1.fromDer(node.value);
  } catch {
    return undefined;
  }
}

function childrenOf(node: Node | undefined): readonly Node[] {
  return node?.composed && Array.isArray(node.value) ? node.value : [];
}

function integerOf(node: Node): number {
  if (node.type !== forge.asn1.Type.INTEGER || typeof node.value !== 'string') return 0;
  // More than six bytes exceed any limit, so the exact number does not matter.
  if (node.value.length > 6) return Number.POSITIVE_INFINITY;
  return [...node.value].reduce((total, byte) => total * 256 + byte.charCodeAt(0), 0);
}
