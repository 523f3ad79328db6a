import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { noteOwnWidgets } from '../../../../engine/external-schema/layout/rjsfWidgets.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { laidOutForm } from '../../support/externalForm.ts';
import { ROOT } from '../../support/openSchema.ts';

const TEXT = { type: 'string', maxLength: 20 };

describe('an RJSF layout', () => {
  it('maps its widgets to those of Landform', async () => {
    const { nodes, words } = await laidOutForm(
      {
        long: TEXT,
        secret: TEXT,
        yes: { type: 'boolean' },
        day: { type: 'string', format: 'date' },
        count: { type: 'integer' },
        stars: { type: 'integer' },
      },
      {
        long: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
        secret: { 'ui:widget': 'password' },
        yes: { 'ui:widget': 'radio' },
        day: { 'ui:widget': 'alt-date' },
        count: { 'ui:widget': 'updown' },
        stars: { 'ui:widget': 'stars' },
      },
    );
    expect(nodes.long).toMatchObject({ valueType: 'multiline', ui: { 'ui:options': { rows: 5 } } });
    expect(nodes.secret).toMatchObject({ valueType: 'password' });
    expect(nodes.yes).toMatchObject({ valueType: 'choice', ui: { 'ui:widget': 'radio' } });
    expect(words).toMatchObject({ 'yes.options.true': 'Yes', 'yes.options.false': 'No' });
    expect(nodes.day?.ui).toEqual({});
    expect(nodes.count?.ui).not.toHaveProperty('ui:widget');
    expect(nodes.stars?.ui).toMatchObject({ 'ui:options': { ownWidget: 'stars' } });
  });
});

describe('noteOwnWidgets', () => {
  /** Returns the places of the widgets that are noted. */
  function noted(ui: JsonObject) {
    const notes = new Notes();
    noteOwnWidgets(ui, ROOT, notes);
    return notes.all().map(({ code, pointer }) => `${code} ${pointer}`);
  }

  it.each<[JsonObject, string]>([
    [{ a: { 'ui:widget': 'stars' } }, '/a/ui:widget'],
    [{ a: { 'ui:options': { widget: 'stars' } } }, '/a/ui:options/widget'],
    [{ g: { anyOf: [{}, { 'ui:widget': 'x' }] } }, '/g/anyOf/1/ui:widget'],
    [{ l: { items: { 'ui:widget': 'x' } } }, '/l/items/ui:widget'],
  ])('notes each widget that Landform lacks: %j', (ui, pointer) => {
    expect(noted(ui)).toEqual([`assumed ${pointer}`]);
  });

  it.each([
    'text',
    'updown',
    'textarea',
    'password',
    'radio',
    'hidden',
    'files',
    'checkbox',
    'hkid',
  ])('accepts the known widget %s', (widget) => {
    expect(noted({ a: { 'ui:widget': widget } })).toEqual([]);
  });

  it('ignores widgets that are not named, and layouts inside ui:options', () => {
    expect(noted({ a: { 'ui:widget': 4, 'ui:options': { inner: { 'ui:widget': 'x' } } } })).toEqual(
      [],
    );
  });
});
