import type { LoadedForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import type { SavedFileCall } from '../api/savedFileApi.ts';

/** Returns the facts of the form that each call about a saved file sends. */
export function fileCall({ code, hash, plan }: LoadedForm, http: Http): SavedFileCall {
  const { reference, version } = plan;
  return { http, formCode: code, definition: hash, formRef: reference, version };
}
