import { expect, type Page, type Request } from '@playwright/test';
import { type FormData, fromWire, type Plan, type PlanNode, rowNode, type WireData } from '#engine';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import { LocalFileStore } from '../../../server/adapters/file/LocalFileStore.ts';
import { readConfig } from '../../../server/config.ts';
import { loadSecrets } from '../../../server/secrets.ts';
import { getSealed } from '../../../server/services/files/sealedFiles.ts';

/** Time in which the server has laid a submission out for the Registry's systems. */
const EXPORTED_WITHIN_MS = 20_000;

/** Listens to what a page sends of its form, and finds what the server made of it. */
export class SentAnswers {
  readonly #plan: Plan;
  #last: FormData | undefined;
  #submissionId: string | undefined;

  constructor(page: Page, plan: Plan) {
    this.#plan = plan;
    page.on('request', (request) => this.#note(request));
    page.on('response', async (response) => {
      if (!response.url().includes('/api/submission/') || !response.ok()) return;
      const { submissionId } = (await response.json().catch(() => ({}))) as {
        readonly submissionId?: string;
      };
      this.#submissionId ??= submissionId;
    });
  }

  #note(request: Request): void {
    if (request.method() !== 'POST' || !request.url().includes('/api/submission/')) return;
    const body: unknown = request.postDataJSON();
    const wire: unknown = Reflect.get(Object(body), 'formData');
    if (wire) this.#last = fromWire(this.#plan, wire as WireData);
  }

  /** The answers as the page sent them last. */
  sent(): FormData {
    if (!this.#last) throw new Error(`Cannot compare ${this.#plan.code}: it sent no answers`);
    return this.#last;
  }

  /** Id of the submission, once the server has told it. */
  get submissionId(): string {
    if (this.#submissionId === undefined)
      throw new Error('Cannot find the submission: it has no id');
    return this.#submissionId;
  }
}

/**
 * What the server has filed: the sealed export of a submission, opened with the server's keys.
 *
 * @param dataDir of the portal
 */
export async function filedUnder(dataDir: string, submissionId: string): Promise<FormData> {
  const openExport = exportsOf(dataDir);
  let bytes: Uint8Array | undefined;
  await expect
    .poll(
      async () => {
        bytes = await openExport(submissionId);
        return bytes !== undefined;
      },
      { message: `${submissionId} is laid out`, timeout: EXPORTED_WITHIN_MS },
    )
    .toBe(true);
  const content = JSON.parse(Buffer.from(bytes ?? []).toString()) as { formData: FormData };
  return content.formData;
}

/** Whether the server has filed anything of a submission by now. */
export async function isFiled(dataDir: string, submissionId: string): Promise<boolean> {
  return (await exportsOf(dataDir)(submissionId)) !== undefined;
}

function exportsOf(dataDir: string): (submissionId: string) => Promise<Uint8Array | undefined> {
  const config = readConfig({ DATA_DIR: dataDir });
  const vault = new EnvelopeVault(loadSecrets(config).keysFor('data'));
  const files = new LocalFileStore(`${dataDir}/files`);
  return (submissionId) => getSealed({ files, vault }, `exports/${submissionId.toLowerCase()}`);
}

/**
 * Answers as they can be compared with those of a sample: a file is its name, a group of boxes has no
 * order, secrets and the shared workflow are left out.
 */
export function comparable({ root, workflowFields, paymentFields }: Plan, data: FormData): unknown {
  const shared = [...workflowFields, ...paymentFields];
  const own = Object.entries(data).filter(([key]) => !shared.includes(`/${key}`));
  return plain(root, Object.fromEntries(own));
}

function plain(node: PlanNode, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (node.kind === 'list') {
    return Array.isArray(value) ? value.map((row) => plain(rowNode(node), row)) : value;
  }
  if (node.kind === 'group') {
    const parts = node.children.map(
      (child) => [child.key, plain(child, Reflect.get(Object(value), child.key))] as const,
    );
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (node.valueType === 'password') return undefined;
  if (node.valueType === 'file') return Reflect.get(Object(value), 'name');
  return node.valueType === 'choices' && Array.isArray(value) ? [...value].sort() : value;
}
