import { isAsked, LANGUAGE_CODES, type PlanNode, prefilledData } from '#engine';
import { openLink } from '../api/supplementApi.ts';
import type { WizardServices } from './WizardServices.ts';

/** Name of a request in the page's address (specification, document 1, section 2). */
const LINK = 'RefID';

/**
 * Fills first values in by `prefill`: what the address of the page named, and what the Registry's
 * record holds behind a link. What comes so counts as no edit.
 *
 * @param given the parameters of the address, as a query
 * @returns where another form goes on with the link; nothing when the values are filled in here
 * @throws {CallError} when the server cannot tell now what the link asks for
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

/** The link goes on behind `#`, where no server sees it. */
function pathTo({ language }: WizardServices, form: string, link: string): string {
  const lang = LANGUAGE_CODES[language()].url;
  return `/form/${form}?lang=${lang}#${new URLSearchParams({ [LINK]: link })}`;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [node];
  return node.kind === 'list' ? nodesOf(node.item) : node.children.flatMap(nodesOf);
}
