import { isAsked, LANGUAGE_CODES, type PlanNode, prefilledData } from '#engine';
import { openLink } from '../../api/supplementApi.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/** Name of the link's parameter in the page's URL (specification, document 1, section 2). */
const LINK = 'RefID';

/**
 * Fills in the initial values of `prefill` fields. They come from the parameters of the page's URL
 * and from the Registry's record of a link. These values do not count as edits.
 *
 * @param given the parameters as a query string
 * @returns the URL of another form if the link belongs to that form, otherwise `undefined`
 * @throws {CallError} when the server cannot resolve the link now
 */
export async function fillGiven(
  services: WizardServices,
  given: string,
): Promise<string | undefined> {
  const { form, store, http } = services;
  const query = Object.fromEntries(new URLSearchParams(given));
  const link = query[LINK];
  const takesRequest = link !== undefined && nodesOf(form.plan.root).some(isAsked);
  const opened = takesRequest ? await openLink(http, link) : undefined;
  if (opened && opened.form !== form.code) return pathTo(services, opened.form, link ?? '');
  const first = prefilledData(form.plan, {
    query: { ...query, ...opened?.query },
    ...(opened && { request: opened.request }),
  });
  if (Object.keys(first).length === 0) return undefined;
  services.first.values = first;
  const wasEdited = store.isEdited();
  store.replace({ ...store.data(), ...first });
  if (!wasEdited) store.markSaved();
  return undefined;
}

/** Returns the other form's URL. The link follows `#`, so no server receives it. */
function pathTo({ language }: WizardServices, form: string, link: string): string {
  const lang = LANGUAGE_CODES[language()].url;
  return `/form/${form}?lang=${lang}#${new URLSearchParams({ [LINK]: link })}`;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [node];
  return node.kind === 'list' ? nodesOf(node.item) : node.children.flatMap(nodesOf);
}
