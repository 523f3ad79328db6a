import { expect, type Page, type Request } from '@playwright/test';
import { type FormData, fromWire, type Plan, type PlanNode, rowNode, type WireData } from '#engine';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import { LocalFileStore } from '../../../server/adapters/file/LocalFileStore.ts';
import { readConfig } from '../../../server/config/config.ts';
import { loadSecrets } from '../../../server/config/secrets.ts';
import { getSealed } from '../../../server/services/files/sealedFiles.ts';

/** Time limit for the server's export of a submission. */
const EXPORTED_WITHIN_MS = 20_000;

/** A record of the form data that a page sends, and of its submission's id. */
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

  /** Returns the answers that the page sent last. */
  sent(): FormData {
    if (!this.#last) throw new Error(`Cannot compare ${this.#plan.code}: it sent no answers`);
    return this.#last;
  }

  /** Returns the id of the submission, after the server has returned it. */
  get submissionId(): string {
    if (this.#submissionId === undefined)
      throw new Error('Cannot find the submission: it has no id');
    return this.#submissionId;
  }
}

/**
 * Waits for the sealed export of a submission, and returns its form data.
 *
 * @param dataDir the data folder of the portal
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

/** Checks whether the server has exported a submission yet. */
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
 * Normalises answers for a comparison with a sample. A file becomes its name, and the choices of a
 * checkbox group are sorted. Passwords and the shared fields are omitted.
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
