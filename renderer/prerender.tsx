import { renderToString } from 'react-dom/server';
import { type ConditionTests, formPath, type Language, type Plan, type Texts } from '#engine';
import { formOf } from './api/formApi.ts';
import { createHttp } from './api/http.ts';
import { App } from './app/App.tsx';
import { readEntryParameters } from './app/entryParameters.ts';
import { routeOf } from './app/routes.ts';
import { readRuntimeConfig } from './app/runtimeConfig.ts';
import { loadLists } from './form/LateList.tsx';
import { createI18n } from './i18n/i18n.ts';
import { loadProductTexts } from './i18n/loadProductTexts.ts';

/** A first page of a form: its notes, or with `skipIntro` its first own step. */
export interface PageToDraw {
  readonly plan: Plan;
  readonly tests: ConditionTests;
  readonly texts: Texts;
  readonly language: Language;
  readonly skipIntro: boolean;
  /** ISO 8601; only what "today" means follows from it. */
  readonly now: string;
}

/**
 * Draws a page as the browser would, before there is a browser. `main.tsx` takes over what is drawn
 * here, so that both must be given the same: production's configuration, nothing remembered.
 *
 * @returns the HTML inside the page's root
 */
export async function drawPage(page: PageToDraw): Promise<string> {
  const { plan, tests, language, now } = page;
  await loadLists();
  const config = readRuntimeConfig({});
  const form = formOf({
    plan,
    tests,
    fetchJudge: () => Promise.reject(new TypeError('Cannot judge while drawing a page')),
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
