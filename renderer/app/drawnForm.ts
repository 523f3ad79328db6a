import { formPath } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { loadLists } from '../form/LateList.tsx';
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

/** What a page that was drawn at build time is to be shown with. */
export interface DrawnForm {
  /** The form of the page; absent where nothing was drawn, or it could not be fetched. */
  readonly form?: LoadedForm;
  /** The form is still the one that was drawn, so that what was done early is an answer to it. */
  readonly isCurrent: boolean;
  /** The browser would draw the very same, and takes over what is there instead of drawing anew. */
  readonly isSame: boolean;
}

const NOTHING_DRAWN: DrawnForm = { isCurrent: false, isSame: false };

/** What a drawn page is taken over with, as it is fetched. */
const FETCHED = { loadForm, loadLists };

/**
 * The form behind a page that was drawn at build time. It is fetched also where the page must be drawn
 * anew (another definition is current by now, another screen comes first, a payment is to be resumed, or
 * the server's settings show in the page): what was drawn stays until the page is there.
 *
 * @param root the page's root, with `data-form`, `data-screen` and `data-definition` on a drawn page
 * @param opened the page's address and settings
 * @param fetched what fetches the form, and the code that draws lists
 * @returns never rejects: what cannot be fetched is as if nothing had been drawn
 */
export async function drawnForm(
  root: HTMLElement,
  opened: Opened,
  fetched: typeof FETCHED = FETCHED,
): Promise<DrawnForm> {
  const { http, config, route, entry } = opened;
  const { form: code, definition, screen } = root.dataset;
  if (!code || entry.maintenance || config.maintenance) return NOTHING_DRAWN;
  const isSameScreen = (screen === 'first') === entry.skipIntro;
  try {
    const [form] = await Promise.all([
      fetched.loadForm(http, code, entry.language, config),
      // A list that was drawn is taken over only by the code that draws lists.
      root.querySelector('.records') && fetched.loadLists(),
    ]);
    const isCurrent = form.hash === definition && isSameScreen;
    const isAlone = !rememberedPayment(code) && isAtItsSite(form, route);
    return { form, isCurrent, isSame: isCurrent && isAlone && isAsDrawn(config) };
  } catch {
    // The page itself asks again, and tells what is wrong.
    return NOTHING_DRAWN;
  }
}

/** Pages are drawn as the first site shows them that offers the form. */
function isAtItsSite({ plan }: LoadedForm, route: Route): boolean {
  const drawn = routeOf(formPath(plan.manifest));
  return route.kind === 'form' && drawn.kind === 'form' && route.sourceType === drawn.sourceType;
}

/** Pages are drawn with production's settings, for devices that can do everything. */
function isAsDrawn(config: RuntimeConfig): boolean {
  const drawn = readRuntimeConfig({});
  return (
    !isIos() &&
    config.environment !== 'UAT' &&
    !config.paymentSuspended &&
    !config.announcePaymentWindows &&
    config.drafts === drawn.drafts &&
    config.hotline === drawn.hotline &&
    config.features.length === 0 &&
    Object.keys(config.broadcasts).length === 0
  );
}
