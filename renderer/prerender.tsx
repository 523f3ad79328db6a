import { renderToString } from 'react-dom/server';
import { type ConditionTests, formPath, type Language, type Plan, type Texts } from '#engine';
import { formOf } from './api/formApi.ts';
import { createHttp } from './api/http.ts';
import { App } from './app/App.tsx';
import { routeOf } from './app/routes.ts';
import { loadLists } from './form/lazy/LazyList.tsx';
import { createI18n } from './i18n/i18n.ts';
import { loadProductTexts } from './i18n/loadProductTexts.ts';
import { readEntryParameters } from './portal/entryParameters.ts';
import { readRuntimeConfig } from './portal/runtimeConfig.ts';

/** A first page of a form: its notes, or with `skipIntro` its first own step. */
export interface PageToRender {
  readonly plan: Plan;
  readonly tests: ConditionTests;
  readonly texts: Texts;
  readonly language: Language;
  readonly skipIntro: boolean;
  /** The time of the page, ISO 8601. It only determines "today". */
  readonly now: string;
}

/**
 * Prerenders a page at build time. `main.tsx` hydrates the result, so both must start from the same
 * state: the configuration of production and no stored answers.
 *
 * @returns the HTML inside the page's root
 */
export async function renderPage(page: PageToRender): Promise<string> {
  const { plan, tests, language, now } = page;
  await loadLists();
  const config = readRuntimeConfig({});
  const form = formOf({
    plan,
    tests,
    fetchFormValidator: () =>
      Promise.reject(new TypeError('Cannot validate while prerendering a page')),
    texts: { [language]: page.texts },
    fetchTexts: () => Promise.reject(new TypeError('Cannot fetch texts while drawing a page')),
    serverNow: now,
    hotline: config.hotline,
  });
  const i18n = createI18n({
    language,
    texts: await loadProductTexts(language),
    phone: config.hotline,
  });
  return renderToString(
    <App
      i18n={i18n}
      http={createHttp()}
      config={config}
      route={routeOf(formPath(plan.manifest))}
      entry={{ ...readEntryParameters(''), language, skipIntro: page.skipIntro }}
      form={form}
      canResume={false}
    />,
  );
}
