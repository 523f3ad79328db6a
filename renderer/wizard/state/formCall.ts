import { toWire, withCurrentRecords } from '#engine';
import { bytesOfFiles, withFiles } from '../../api/sentFiles.ts';
import type { FormCall, WireData } from '../../api/submissionApi.ts';
import { currentRecords } from '../../form/records/openRecords.ts';
import type { Progress } from './LoadingState.ts';
import { ensureFormValidator } from './loadFormValidator.ts';
import type { WizardServices } from './WizardServices.ts';

/** Files with a larger total size are sent with a progress bar, in bytes. */
const WORTH_A_BAR_BYTES = 256 * 1024;

/**
 * Returns the common input of every call about the form. A call with large attachments reports its
 * progress.
 */
export function callOf(
  { http, form, store, language }: WizardServices,
  progress?: Progress,
): FormCall {
  const isLarge = bytesOfFiles(form.plan, store.data()) > WORTH_A_BAR_BYTES;
  return {
    http,
    formCode: form.code,
    definition: form.hash,
    language: language(),
    ...(isLarge && progress !== undefined && { onProgress: progress }),
  };
}

/**
 * Returns the answers in the wire format. The engine normalises and prunes them, and files contain
 * their content.
 */
export async function wireData(services: WizardServices): Promise<WireData> {
  const { form, store } = services;
  await ensureFormValidator(services);
  const { data } = store.evaluate();
  const wire = toWire(form.plan, await withFiles(form.plan, data));
  return withCurrentRecords(wire, currentRecords(store));
}
