import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { i18n as I18n } from 'i18next';
import type { Language } from '#engine';
import { type WordKey, wordsIn } from '../../renderer/i18n/formWords.ts';
import { createI18n } from '../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../renderer/i18n/loadProductTexts.ts';
import type { TextArguments } from '../../renderer/i18n/TextTable.ts';

/** A way to get a text. `table` fills placeholders by a regular expression and has no plurals. */
export type TextsWay = 'table' | 'wordsIn' | 'i18next, cached' | 'i18next';

/** The task of one thread. */
export interface TextsTask {
  readonly way: TextsWay;
  readonly language: Language;
}

/** Time of the first page, and median time of the next pages, in ms. */
export interface TextsTimes {
  readonly firstMs: number;
  readonly laterMs: number;
}

type GiveText = (key: WordKey, args?: TextArguments) => string;

const NEXT_PAGES = 20;

/** The calls of the bench's page F200, with 20 sections. */
const CALLS: readonly (readonly [WordKey, TextArguments?])[] = Array.from({ length: 20 }, () => [
  ...Array.from({ length: 5 }, () => ['required'] as const),
  ...['40', '60', '254'].map((count) => ['count.left.other', { count }] as const),
  ['choice.none'] as const,
  ['advice.prefix'] as const,
  ['count.left.other', { count: '200' }] as const,
]).flat();

const { way, language }: TextsTask = workerData;
const texts = await loadProductTexts(language);
const i18n = createI18n({ language, texts, phone: '1' });
// The portal shows its own texts before those of the form.
for (const key of Object.keys(texts.common)) i18n.t(key, { 0: 1 });

const give = wayOf(way, i18n);
const firstMs = page();
const later = Array.from({ length: NEXT_PAGES }, page).sort((a, b) => a - b);
const times: TextsTimes = { firstMs, laterMs: later[NEXT_PAGES / 2] ?? 0 };
parentPort?.postMessage(times);

function page(): number {
  const started = performance.now();
  for (const [key, args] of CALLS) give(key, args);
  return performance.now() - started;
}

function wayOf(name: TextsWay, instance: I18n): GiveText {
  const url = new URL(`../../renderer/i18n/locales/${language}/form.json`, import.meta.url);
  const table: Readonly<Record<string, string>> = JSON.parse(readFileSync(url, 'utf8'));
  instance.addResourceBundle(language, 'form', table);
  const t = instance.getFixedT(language, 'form');
  const cache = new Map<string, string>();
  const ways: Readonly<Record<TextsWay, GiveText>> = {
    table: (key, args) =>
      (table[key] ?? key).replace(/\{(\w+)\}/g, (place, each) => String(args?.[each] ?? place)),
    wordsIn: wordsIn(language),
    'i18next, cached': (key, args) => {
      if (args) return t(key, args);
      const known = cache.get(key) ?? t(key);
      cache.set(key, known);
      return known;
    },
    i18next: (key, args = {}) => t(key, args),
  };
  return ways[name];
}
