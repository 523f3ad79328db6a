import { beforeAll, describe, expect, it } from 'vitest';
import type { LeafNode, Texts } from '#engine';
import { leafUi, widgetTraits } from '../../../../renderer/form/nodes/leafUi.ts';
import { WIDGETS } from '../../../../renderer/form/widgets.generated.ts';
import { wordsIn } from '../../../../renderer/i18n/formWords.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { choice, leaf, type NodeMaker } from '../../../support/planNodes.ts';

beforeAll(() => loadProductTexts('en'));

const TEXTS: Texts = {
  'it.label': 'It',
  'it.placeholder': 'Any text',
  'it.options.a': 'Alpha',
};
const node = (make: NodeMaker) => make('/it', 'it') as LeafNode;

interface Given {
  readonly texts?: Texts;
  readonly name?: string;
  readonly kind?: string;
}

/** Returns the props of a leaf, with all its options. */
function uiOf(make: NodeMaker, { texts = TEXTS, name, kind }: Given = {}) {
  const it = node(make);
  return leafUi(it, it.options ?? [], texts, wordsIn('en'), WIDGETS, name, kind);
}
const optionsOf = (...args: Parameters<typeof uiOf>) => uiOf(...args).uiSchema['ui:options'];

describe('leafUi', () => {
  it('has the widget, the label and the placeholder', () => {
    expect(uiOf(leaf('hkid')).uiSchema).toMatchObject({
      'ui:widget': 'hkid',
      'ui:title': 'It',
      'ui:placeholder': 'Any text',
    });
    const { uiSchema, schema } = uiOf(leaf('text'), { texts: {} });
    expect(uiSchema['ui:title']).toBe('it');
    expect('ui:placeholder' in uiSchema).toBe(false);
    expect(schema).toEqual({ type: 'string' });
  });

  it('offers the options of a choice with their labels, or their values', () => {
    const { schema, uiSchema } = uiOf(choice(['a', 'b']));
    expect(schema.enum).toEqual(['a', 'b']);
    expect(uiSchema['ui:enumNames']).toEqual(['Alpha', 'b']);
    const ticks = uiOf(choice(['a', 'b'], {}, 'choices'));
    expect(ticks.schema.enum).toBeUndefined();
    expect(ticks.uiSchema['ui:options']?.enumOptions).toEqual([
      { value: 'a', label: 'Alpha' },
      { value: 'b', label: 'b' },
    ]);
  });

  it('offers only the given options', () => {
    const it = node(choice(['a', 'b']));
    const { schema } = leafUi(it, [{ value: 'b' }], TEXTS, wordsIn('en'), WIDGETS);
    expect(schema.enum).toEqual(['b']);
  });

  it.each<[string, NodeMaker, Given, string | undefined]>([
    ['of the author', leaf('hkid'), { texts: { 'it.help': 'Own help' } }, 'Own help'],
    ['of the kind of number', leaf('hkid'), {}, 'For example A123456(3)'],
    ['of the chosen kind', leaf('text'), { kind: 'hkid' }, 'For example A123456(3)'],
    ['of the widget', leaf('date'), {}, 'Day, month, year, for example 01/12/2026'],
    ['of many boxes', choice(['a'], {}, 'choices'), {}, 'Select all that apply.'],
    [
      'of one box',
      choice(['a'], { ui: { 'ui:options': { single: true } } }, 'choices'),
      {},
      'Select one only.',
    ],
    ['of a text', leaf('text'), {}, undefined],
    ['of a named row', leaf('hkid'), { name: 'PRN 2', texts: { 'it.help': 'Help' } }, undefined],
    ['of a named date', leaf('date'), { name: 'Date 2' }, undefined],
  ])('has the help %s', (_, make, given, help) => {
    expect(uiOf(make, given).uiSchema['ui:help']).toBe(help);
  });

  it('has the name of its row instead of its label', () => {
    expect(uiOf(leaf('text'), { name: 'PRN 2' }).uiSchema['ui:title']).toBe('PRN 2');
  });

  it('passes the facts of the node as options', () => {
    const file = { maxBytes: 9, accept: ['.pdf'] };
    expect(optionsOf(leaf('file', { file }))).toMatchObject({ file, frame: 'label' });
    expect(optionsOf(leaf('multiline'))).toMatchObject({ multiline: true });
    expect(optionsOf(leaf('text', { ui: { 'ui:options': { width: 's' } } }))).toMatchObject({
      width: 's',
      multiline: false,
    });
    expect(optionsOf(leaf('text'), { kind: 'prcid' })).toMatchObject({ kind: 'prc-id' });
    expect(optionsOf(leaf('text'), { texts: { 'it.output': 'Words' } })).toMatchObject({
      output: 'Words',
    });
  });

  it.each([
    ['text', [{ keyword: 'maxChars', args: [9] }], 9],
    ['multiline', [{ keyword: 'maxChars', args: [9] }], 9],
    ['hkid', [{ keyword: 'maxChars', args: [9] }], undefined],
    ['text', [{ keyword: 'maxChars', args: [9], when: 0 }], undefined],
    ['text', [{ keyword: 'maxChars', args: [9], severity: 'warning' }], undefined],
    ['text', [{ keyword: 'maxChars', args: ['9'] }], undefined],
    ['text', [{ keyword: 'rangeChars', args: [9] }], undefined],
  ] as const)('of a %s with %j has the limit %s', (valueType, given, limit) => {
    const rules = given.map((rule) => ({ key: 'k', severity: 'error' as const, ...rule }));
    expect(optionsOf(leaf(valueType, { rules }))?.limit).toBe(limit);
  });

  it('is the same object for the same input', () => {
    const it = node(choice(['a']));
    const ui = (options = it.options ?? [], texts = TEXTS) =>
      leafUi(it, options, texts, wordsIn('en'), WIDGETS);
    const first = ui();
    expect(ui()).toBe(first);
    expect(ui([{ value: 'b' }])).not.toBe(first);
    expect(ui(it.options, { ...TEXTS })).not.toBe(first);
  });
});

describe('widgetTraits', () => {
  it('prefers the own widget of the page, if the theme has it', () => {
    const own = node(leaf('text', { ui: { 'ui:options': { ownWidget: 'date' } } }));
    expect(widgetTraits(own, WIDGETS).widget).toBe('date');
    const lacking = node(leaf('text', { ui: { 'ui:options': { ownWidget: 'stars' } } }));
    expect(widgetTraits(lacking, WIDGETS)).toEqual({ widget: 'text', traits: WIDGETS.text });
  });

  it('throws for a widget that the theme lacks', () => {
    const wheel = node(leaf('text', { ui: { 'ui:widget': 'wheel' } }));
    expect(() => widgetTraits(wheel, WIDGETS)).toThrow('Cannot show /it: no widget "wheel"');
  });
});
