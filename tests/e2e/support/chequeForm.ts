import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyForm, editJson } from './copyForm.ts';

const FILE_FIELD = 'uploadECheque';

type Json = Record<string, unknown>;

/**
 * Copies the test form under another code, with `echq` among the online payment methods. Where
 * e-Cheques use the gateway, their fees are collected like other online fees. The test form itself
 * accepts an e-Cheque as an uploaded file, as in the Registry's list of forms.
 */
export function writeChequeForm(formsDir: string, code: string): void {
  copyForm(formsDir, { model: 'LRTEST', code }, (folder) => {
    editJson(join(folder, 'manifest.json'), withOnlineCheque);
    editJson(join(folder, 'schema.json'), (schema) => ({
      ...schema,
      required: (schema.required as string[]).filter((name) => name !== FILE_FIELD),
      properties: withoutFile(schema.properties as Json),
    }));
    editJson(join(folder, 'ui.json'), withoutFile);
    for (const locale of readdirSync(join(folder, 'locales'))) {
      editJson(join(folder, 'locales', locale), withoutFile);
    }
  });
}

function withOnlineCheque(manifest: Json): Json {
  const { onCounter: _, ...payment } = manifest.payment as Json;
  const [first = {}, ...others] = manifest.steps as Json[];
  const fields = (first.fields as string[]).filter((field) => field !== `/${FILE_FIELD}`);
  const { eCheque: _file, ...exported } = manifest.export as Json;
  return {
    ...manifest,
    steps: [{ ...first, fields }, ...others],
    payment: { ...payment, online: [...(payment.online as string[]), 'echq'] },
    export: exported,
  };
}

/** Returns the content without the file field and its texts. */
function withoutFile(content: Json): Json {
  const kept = Object.entries(content).filter(([key]) => key.split('.')[0] !== FILE_FIELD);
  return Object.fromEntries(kept);
}
