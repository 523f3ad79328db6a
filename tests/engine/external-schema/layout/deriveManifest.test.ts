import { expect, it } from 'vitest';
import { deriveManifest } from '../../../../engine/external-schema/layout/deriveManifest.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const TEXT = { type: 'string' };
const place = { file: 'forms/A/schema.json', pointer: '' };

it('deriveManifest: numbers ids that are taken or reserved, and lists the steps in a note', () => {
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, TEXT]));
  const intro = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).slice(0, 6)),
  };
  const notes = new Notes();
  const schema = { type: 'object', properties: { ...fields, intro } };
  const { manifest, texts } = deriveManifest('A', { schema, ui: {} }, new Map(), { place, notes });
  expect(manifest.steps.map(({ id }) => id)).toEqual(['details', 'details2', 'intro2']);
  expect(texts.get('$steps.details2.title')).toBe('Details (2 of 2)');
  expect(texts.get('$steps.intro2.title')).toBe('Intro');
  expect(manifest.submissionType).toBe('OFFLINE_SUBM');
  expect(notes.all()[0]?.message).toContain('has the steps details, details2, intro2,');
});

it('deriveManifest: writes the help of a group that is cut above its first step', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`f${index}`, TEXT]),
  );
  const schema = { type: 'object', properties: { big: { type: 'object', properties } } };
  const labels = new Map([['big.help', 'Help.']]);
  const { texts } = deriveManifest('A', { schema, ui: {} }, labels, { place, notes: new Notes() });
  expect(texts.get('$steps.details.lead') ?? texts.get('$steps.big.lead')).toBe('Help.');
});

it('deriveManifest: gives each step an id that a manifest may have', () => {
  const part = {
    type: 'object',
    properties: Object.fromEntries([...'abcdef'].map((n) => [n, TEXT])),
  };
  const properties = { '2nd': part, _links: part, 姓名: part, 'x-y': part, eCheque: part };
  const schema = { type: 'object', properties };
  const { manifest } = deriveManifest('A', { schema, ui: {} }, new Map(), {
    place,
    notes: new Notes(),
  });
  expect(manifest.steps.map(({ id }) => id)).toEqual([
    'step2nd',
    'step_links',
    'step__',
    'x_y',
    'eCheque2',
  ]);
});
