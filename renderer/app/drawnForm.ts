import { formPath } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { isIos } from '../wizard/device.ts';
import { rememberedPayment } from '../wizard/sittingMemory.ts';
import type { EntryParameters } from './entryParameters.ts';
import { type Route, routeOf } from './routes.ts';
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
 * @param root the page's root, with `data-form`, `data-screen` and `data-definition` on a drawn page
 * @returns nothing when the page must be drawn here: another definition is current by now, another
 *   screen comes first, a payment is to be resumed, or the server's settings show in the page
 */
export async function drawnForm(
  root: HTMLElement,
  opened: Opened,
): Promise<LoadedForm | undefined> {
  const { form: code, definition, screen } = root.dataset;
  if (!code || !isAsDrawn(opened) || rememberedPayment(code)) return undefined;
  if ((screen === 'first') !== opened.entry.skipIntro) return undefined;
  try {
    const { http, entry, config } = opened;
    const form = await loadForm(http, code, entry.language, config.hotline);
    return form.hash === definition && isAtItsSite(form, opened.route) ? form : undefined;
  } catch {
    // The page itself asks again, and tells what is wrong.
    return undefined;
  }
}

/** Pages are drawn as the first site shows them that offers the form. */
function isAtItsSite({ plan }: LoadedForm, route: Route): boolean {
  const drawn = routeOf(formPath(plan.manifest));
  return route.kind === 'form' && drawn.kind === 'form' && route.sourceType === drawn.sourceType;
}

/** Pages are drawn with production's settings. */
function isAsDrawn({ config, entry }: Opened): boolean {
  if (entry.maintenance || isIos()) return false;
  const drawn = readRuntimeConfig({});
  return (
    config.environment !== 'UAT' &&
    !config.maintenance &&
    !config.paymentSuspended &&
    !config.announcePaymentWindows &&
    config.hotline === drawn.hotline &&
    Object.keys(config.broadcasts).length === 0
  );
}
