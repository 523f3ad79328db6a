import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '#schemas/config/certificate-classes.schema.json' with { type: 'json' };
import type { CertificateClasses } from '#schemas/types/certificate-classes.generated.d.ts';
import type { SignerCertificate } from '../../ports/signing/CertificateTrust.ts';
import published from './publishedClasses.json' with { type: 'json' };

/** A row of the table: the holder of a policy, with a type if the policy covers several types. */
export type CertificateClass = CertificateClasses['classes'][number];

/**
 * Reads the table of certificate classes.
 *
 * @param file path of a JSON file (`certificate-classes.schema.json`) that replaces the published
 *   classes; when absent, those of Hongkong Post and Digi-Sign are used (`publishedClasses.json`)
 * @throws {Error} when the file cannot be read or breaks its schema
 */
export function readCertificateClasses(file?: string): readonly CertificateClass[] {
  const table = file === undefined ? published : jsonIn(file);
  if (isTable(table)) return table.classes;
  const [{ instancePath = '', message = '' } = {}] = isTable.errors ?? [];
  throw new Error(`Cannot use ${file}: it breaks its schema, ${instancePath} ${message}`);
}

/**
 * Returns the holder of a certificate. For each policy, the most specific row counts: the longest
 * prefix of the identifier, then a row that names the type. Policies without a row are ignored.
 *
 * @param policies object identifiers of the certificate's policies
 * @param types every `O` of its subject
 * @returns `other` when no row matches, and when two rows contradict each other
 */
export function holderOf(
  policies: readonly string[],
  types: readonly string[],
  classes: readonly CertificateClass[],
): SignerCertificate['holder'] {
  const fitting = classes.filter(({ type }) => type === undefined || types.includes(type));
  const matching = policies.flatMap((policy) => mostSpecific(policy, fitting));
  const [holder, ...others] = new Set(matching.map((row) => row.holder));
  return holder === undefined || others.length > 0 ? 'other' : holder;
}

const isTable = new Ajv2020({ strict: true }).compile<CertificateClasses>(schema);

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`Cannot use ${file}: it cannot be read as JSON`, { cause });
  }
}

function mostSpecific(
  policy: string,
  classes: readonly CertificateClass[],
): readonly CertificateClass[] {
  const rows = classes.filter((row) => `${policy}.`.startsWith(`${row.policy}.`));
  const best = Math.max(...rows.map(weight));
  return rows.filter((row) => weight(row) === best);
}

/** Returns the weight of a row. Each further arc of the identifier outweighs the name of a type. */
function weight({ policy, type }: CertificateClass): number {
  return policy.split('.').length * 2 + (type === undefined ? 0 : 1);
}
