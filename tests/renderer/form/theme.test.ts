import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ValueType } from '#engine';
import { LAZY_WIDGETS } from '../../../renderer/form/lazy/lazyWidgets.ts';
import { leafUi } from '../../../renderer/form/nodes/leafUi.ts';
import { FIELDS } from '../../../renderer/form/theme.ts';
import { WIDGETS } from '../../../renderer/form/widgets.generated.ts';
import { wordsIn } from '../../../renderer/i18n/formWords.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { leaf } from '../../support/planNodes.ts';

const STORIES = join(import.meta.dirname, '../../../stories');
const EN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../renderer/i18n/locales/en/form.json'), 'utf8'),
) as Record<string, string>;

/** Every value type; the compiler rejects a missing type. */
const VALUE_TYPES: Readonly<Record<ValueType, true>> = {
  text: true,
  multiline: true,
  hkid: true,
  prn: true,
  phone: true,
  email: true,
  password: true,
  date: true,
  monthYear: true,
  time: true,
  money: true,
  percentage: true,
  decimal: true,
  integer: true,
  number: true,
  checkbox: true,
  choice: true,
  choices: true,
  file: true,
  json: true,
};

/** Checks whether exactly one story file shows a component. */
const storyOf = (room: string, component: string) =>
  globSync(`${room}/**/${component}.stories.tsx`, { cwd: STORIES }).length === 1;

beforeAll(() => loadProductTexts('en'));

describe('the theme', () => {
  it.each(Object.entries(WIDGETS))('has a story of widget %s', (key, traits) => {
    const late: Readonly<Record<string, { readonly name: string }>> = LAZY_WIDGETS;
    const component = late[key] ?? traits.component;
    // The decimal widget is the number widget with another keyboard.
    const name = component.name.replace('Decimal', 'Number');
    expect([name, storyOf('widgets', name)]).toEqual([name, true]);
  });

  it.each(Object.entries(FIELDS))('has a story of field %s', (_, { name }) => {
    expect([name, storyOf('fields', String(name))]).toEqual([name, true]);
  });

  it('lets authors name every text widget, and names only existing widgets', () => {
    const file = join(import.meta.dirname, '../../../schemas/meta/ui.schema.json');
    const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as {
      $defs: { entry: { properties: Record<string, { enum: readonly string[] }> } };
    };
    const { 'ui:widget': widget } = $defs.entry.properties;
    const named = widget?.enum ?? [];
    const boxes = Object.entries(WIDGETS).filter(([, { uncontrolled }]) => uncontrolled);
    expect(boxes.length).toBeGreaterThan(20);
    expect(boxes.filter(([name]) => !named.includes(name)).map(([name]) => name)).toEqual([]);
    expect(named.filter((name) => name !== 'hidden' && !(name in WIDGETS))).toEqual([]);
  });

  it('has uncontrolled inputs for all typed text', () => {
    const drawn = Object.keys(WIDGETS).filter((name) => !WIDGETS[name]?.uncontrolled);
    expect(drawn).toEqual([
      ...['checkbox', 'checkboxes', 'combobox', 'consent', 'e-cheque', 'file', 'files'],
      ...['json', 'payment-method', 'radio', 'select', 'static', 'year'],
    ]);
  });

  it.each(Object.keys(VALUE_TYPES) as ValueType[])('has a widget for the value type %s', (type) => {
    const node = leaf(type)('/x', 'x');
    if (node.kind !== 'leaf') throw new TypeError('Cannot ask for a widget: not a leaf');
    expect(() => leafUi(node, [], {}, wordsIn('en'), WIDGETS)).not.toThrow();
  });

  it('has the texts of each story form in three languages with the same keys', () => {
    for (const name of readdirSync(join(STORIES, 'forms'))) {
      const { texts } = JSON.parse(readFileSync(join(STORIES, 'forms', name), 'utf8')) as {
        texts: Record<string, Record<string, string>>;
      };
      const keys = Object.keys(texts.en ?? {});
      expect([name, Object.keys(texts)]).toEqual([name, ['en', 'zh-Hant', 'zh-Hans']]);
      for (const own of Object.values(texts)) expect(Object.keys(own)).toEqual(keys);
    }
  });
});

describe.each(['zh-Hant', 'zh-Hans'])('U-39: the words of the form part in %s', (language) => {
  const file = join(import.meta.dirname, `../../../renderer/i18n/locales/${language}/form.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const places = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

  it('have the same keys and placeholders as in English', () => {
    // Chinese has no singular.
    const english = Object.entries(EN).filter(([key]) => !key.endsWith('_one'));
    expect(Object.keys(words)).toEqual(english.map(([key]) => key));
    for (const [key, text] of english) {
      expect([key, places(words[key])]).toEqual([key, places(text)]);
    }
  });
});
