import { formPath } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { isIos } from '../browser/device.ts';
import { loadLists } from '../form/lazy/LazyList.tsx';
import type { EntryParameters } from '../portal/entryParameters.ts';
import { type RuntimeConfig, readRuntimeConfig } from '../portal/runtimeConfig.ts';
import { rememberedPayment } from '../wizard/state/tabMemory.ts';
import { type Route, routeOf } from './routes.ts';

interface Opened {
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly route: Route;
  readonly entry: EntryParameters;
}

/** The form and the state of a prerendered page. */
export interface PrerenderedForm {
  /**
   * The form of the page; absent where nothing was prerendered or the form could not be fetched.
   */
  readonly form?: LoadedForm;
  /**
   * Whether the definition and the first screen equal the prerendered ones, so that early input
   * still applies.
   */
  readonly isCurrent: boolean;
  /**
   * Whether the browser would render the same page. It then hydrates the prerendered page instead
   * of rendering it again.
   */
  readonly isSame: boolean;
}

const NOTHING_PRERENDERED: PrerenderedForm = { isCurrent: false, isSame: false };

/** Loads a form, and the code that renders lists. */
const FETCHED = { loadForm, loadLists };

/**
 * Returns the form of a page that was prerendered at build time. Loads the form even if the page
 * must be rendered again. That is necessary after a changed definition, for another first screen,
 * for a payment to resume, or with certain server settings. Until then, the prerendered content is
 * shown.
 *
 * @param root root of the page, with `data-form`, `data-screen` and `data-definition` on a
 *   prerendered page
 * @param opened URL and settings of the page
 * @param fetched loaders of the form and of the code that renders lists
 * @returns the form and its state; a failed request counts as nothing prerendered
 */
export async function prerenderedForm(
  root: HTMLElement,
  opened: Opened,
  fetched: typeof FETCHED = FETCHED,
): Promise<PrerenderedForm> {
  const { http, config, route, entry } = opened;
  const { form: code, definition, screen } = root.dataset;
  if (!code || entry.maintenance || config.maintenance) return NOTHING_PRERENDERED;
  const isSameScreen = (screen === 'first') === entry.skipIntro;
  try {
    const [form] = await Promise.all([
      fetched.loadForm(http, code, entry.language, config),
      // A prerendered list can hydrate only with the code that renders lists.
      root.querySelector('.records') && fetched.loadLists(),
    ]);
    const isCurrent = form.hash === definition && isSameScreen;
    const isAlone = !rememberedPayment(code) && isAtItsSite(form, route);
    return { form, isCurrent, isSame: isCurrent && isAlone && isAsPrerendered(config) };
  } catch {
    // The page fetches the form again and shows the error.
    return NOTHING_PRERENDERED;
  }
}

/**
 * Checks whether the page belongs to the first site that offers the form. Pages are prerendered for
 * that site.
 */
function isAtItsSite({ plan }: LoadedForm, route: Route): boolean {
  const prerendered = routeOf(formPath(plan.manifest));
  return (
    route.kind === 'form' &&
    prerendered.kind === 'form' &&
    route.sourceType === prerendered.sourceType
  );
}

/**
 * Checks whether the settings and the device produce the prerendered page. Pages are prerendered
 * with production's settings, for devices other than iOS.
 */
function isAsPrerendered(config: RuntimeConfig): boolean {
  const prerendered = readRuntimeConfig({});
  return (
    !isIos() &&
    config.environment !== 'UAT' &&
    !config.paymentSuspended &&
    !config.announcePaymentWindows &&
    config.drafts === prerendered.drafts &&
    config.hotline === prerendered.hotline &&
    config.features.length === 0 &&
    Object.keys(config.broadcasts).length === 0
  );
}
