import { type SchemaUtilsType, TranslatableString } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { jsonRegistry } from '../../../../renderer/widgets/json/jsonRegistry.ts';
import { JSON_WIDGETS } from '../../../../renderer/widgets/json/jsonWidgets.tsx';
import { jsonWordsIn } from '../../../../renderer/widgets/json/jsonWords.ts';

const Own = () => null;
const utils = {} as SchemaUtilsType;
const root = { type: 'object' } as const;
const words = jsonWordsIn('en');
const registry = jsonRegistry({
  id: 'f-it-any',
  root,
  utils,
  words,
  own: { hkid: Own, select: Own, files: Own, TextWidget: Own },
});

describe('jsonRegistry', () => {
  it('has the schema of the answer, and ids under that of the answer', () => {
    expect(registry.rootSchema).toBe(root);
    expect(registry.schemaUtils).toBe(utils);
    expect(registry.formContext).toEqual({ words });
    expect(registry.globalFormOptions).toMatchObject({ idPrefix: 'f-it-any', idSeparator: '-' });
  });

  it('has the widgets of the page, except those whose names RJSF uses for its own', () => {
    expect(registry.widgets.hkid).toBe(Own);
    expect([registry.widgets.select, registry.widgets.files]).toEqual([undefined, undefined]);
    expect(registry.widgets.TextWidget).toBe(JSON_WIDGETS.TextWidget);
  });

  it.each([
    [TranslatableString.YesLabel, [], 'Yes'],
    [TranslatableString.NoLabel, [], 'No'],
    [TranslatableString.OptionPrefix, ['2'], 'Option 2'],
    [TranslatableString.TitleOptionPrefix, ['Address', '3'], 'Option 3'],
    [TranslatableString.OptionPrefix, undefined, 'Option '],
    [TranslatableString.NewStringDefault, [], ''],
    [TranslatableString.RemoveButton, [], TranslatableString.RemoveButton],
  ])('translates %j with %j to %j', (key, params, text) => {
    expect(registry.translateString(key, params)).toBe(text);
  });
});
