import { type LoadedForm, loadForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { isIos } from '../wizard/device.ts';
import { rememberedPayment } from '../wizard/sittingMemory.ts';
import type { EntryParameters } from './entryParameters.ts';
import type { Route } from './routes.ts';
import { type RuntimeConfig, readRuntimeConfig } from './runtimeConfig.ts';

interface Opened {
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly route: Route;
  readonly entry: EntryParameters;
}

/**
 * The form behind a page that was drawn at build time, when the browser would draw the very same:
 * then it takes over what is there instead of drawing anew.
 *
 * @param root the page's root, with `data-form` and `data-definition` on a drawn page
 * @returns nothing when the page must be drawn here: another definition is current by now, a payment
 *   is to be resumed, or the server's settings show in the page
 */
export async function drawnForm(
  root: HTMLElement,
  opened: Opened,
): Promise<LoadedForm | undefined> {
  const { form: code, definition } = root.dataset;
  if (!code || !isAsDrawn(opened) || rememberedPayment(code)) return undefined;
  try {
    const form = await loadForm(opened.http, code, opened.entry.language);
    return form.hash === definition ? form : undefined;
  } catch {
    // The page itself asks again, and tells what is wrong.
    return undefined;
  }
}

/** Pages are drawn for the registry's own visitors, with production's settings. */
function isAsDrawn({ route, config, entry }: Opened): boolean {
  if (route.kind !== 'form' || route.sourceType !== 'lrw') return false;
  if (entry.maintenance || isIos()) return false;
  const drawn = readRuntimeConfig({});
  return (
    config.environment !== 'UAT' &&
    !config.maintenance &&
    !config.paymentSuspended &&
    config.hotline === drawn.hotline &&
    Object.keys(config.broadcasts).length === 0
  );
}
