import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../server/projectRoot.ts';

const MODEL = 'LRTEST';
const FILE_FIELD = 'uploadECheque';

type Json = Record<string, unknown>;

/**
 * Lays the test form beside those of the project, under another code and with `echq` among what is paid
 * online: where e-Cheques go through the gateway, their fees are asked for like any other. The test form
 * itself takes an e-Cheque as a file of its own, as the Registry's list of forms has it.
 */
export function writeChequeForm(formsDir: string, code: string): void {
  // Whole before the portal sees it.
  const folder = join(formsDir, '..', code);
  cpSync(join(PROJECT_ROOT, 'forms', MODEL), folder, { recursive: true });
  rmSync(join(folder, 'samples'), { recursive: true });
  edit(join(folder, 'manifest.json'), (manifest) => {
    const { onCounter: _, ...payment } = manifest.payment as Json;
    const [first = {}, ...others] = manifest.steps as Json[];
    const fields = (first.fields as string[]).filter((field) => field !== `/${FILE_FIELD}`);
    const { eCheque: _file, ...exported } = manifest.export as Json;
    return {
      ...manifest,
      code,
      reference: code,
      steps: [{ ...first, fields }, ...others],
      payment: { ...payment, online: [...(payment.online as string[]), 'echq'] },
      export: exported,
    };
  });
  edit(join(folder, 'schema.json'), (schema) => ({
    ...schema,
    $id: String(schema.$id).replace(MODEL, code),
    required: (schema.required as string[]).filter((name) => name !== FILE_FIELD),
    properties: without(schema.properties as Json),
  }));
  edit(join(folder, 'ui.json'), without);
  for (const locale of readdirSync(join(folder, 'locales'))) {
    edit(join(folder, 'locales', locale), without);
  }
  renameSync(folder, join(formsDir, code));
}

function edit(file: string, change: (content: Json) => Json): void {
  const content: Json = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(content), undefined, 2));
}

/** All but the field of the file, and what is said of it. */
function without(content: Json): Json {
  const kept = Object.entries(content).filter(([key]) => key.split('.')[0] !== FILE_FIELD);
  return Object.fromEntries(kept);
}
