import type { FormData } from '#engine';
import { fromBase64 } from '../api/base64.ts';
import { wrapFile } from '../api/savedFileApi.ts';
import { withFiles } from '../api/sentFiles.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { passwordVerifier } from './passwordKeys.ts';
import { sealAnswers } from './sealAnswers.ts';

/**
 * Saves the answers into a file that the browser downloads: encrypted here with the password, then
 * sealed by the server. Passwords among the answers stay out of it, and so do signatures, which
 * would have to be verified anew.
 *
 * @throws {CallError}
 */
export async function saveToFile(services: WizardServices, password: string): Promise<void> {
  const { form, store, http } = services;
  const data = await withFiles(form.plan, withoutPasswords(form.plan.workflowFields, store.data()));
  const sealed = await sealAnswers({ data }, password, form.code);
  const call = { http, formCode: form.code, definition: form.hash };
  const file = await wrapFile(call, await passwordVerifier(password), sealed);
  download(fromBase64(file), `${form.code}-${form.now().slice(0, 10)}.lrwf`);
  store.markSaved();
}

/** The workflow's passwords belong to one submission, not to a file. */
function withoutPasswords(workflowFields: readonly string[], data: FormData): FormData {
  const secret = workflowFields.filter((field) => /password/i.test(field));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !secret.includes(`/${name}`)));
}

function download(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after the click; it is let go when that has surely begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
