import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { WIDGET_TYPES } from '../../engine/definition/widgetTypes.generated.ts';
import { WIDGETS } from '../../renderer/form/widgets.generated.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = await readFile(join(ROOT, 'stories/guide/AddAWidget.mdx'), 'utf8');
/** Paths on the page, a star for each language. */
const named = [...page.matchAll(/`((?:engine|renderer|schemas|server|stories)\/[\w/*.-]+\.\w+)`/g)]
  .map(([, path = '']) => path)
  .map((path) => new RegExp(`^${path.replaceAll('.', '[.]').replaceAll('*', '[^/]+')}$`));
/** The widget that the page follows: its name, its keyword, its rule and its message key. */
const EXAMPLE = /solicitors-code|solicitorsCode|SolicitorsCode|validationErr_solicCode/;

async function filesOf(room: string): Promise<readonly string[]> {
  const entries = await readdir(join(ROOT, room), { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      // Vite keeps a cache in the room that it serves.
      .filter((file) => !file.includes('node_modules/'))
      // Written by `npm run types`, as the page says.
      .filter((file) => !file.endsWith('.generated.ts'))
  );
}

async function filesOfExample(): Promise<readonly string[]> {
  const rooms = ['engine', 'renderer', 'schemas/meta', 'server', 'stories'];
  const files = (await Promise.all(rooms.map(filesOf))).flat();
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return files.filter((_, index) => EXAMPLE.test(texts[index] ?? ''));
}

it('the guide to a new widget names every file that mentions the widget of its example', async () => {
  const files = await filesOfExample();
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !named.some((path) => path.test(file)))).toEqual([]);
});

it('the guide to a new widget names no file that does not mention the widget of its example', async () => {
  const files = await filesOfExample();
  const aside = /hkid/;
  const strange = named.filter(
    (path) => !aside.test(path.source) && !files.some((file) => path.test(file)),
  );
  expect(strange.map(({ source }) => source)).toEqual([]);
});

it('WIDGET_TYPES: lists the kinds of answer of every widget, as the guide asks', () => {
  // A list has files; what is computed is static; what has any shape is json.
  const others = ['files', 'static', 'json'];
  const known = Object.keys(WIDGETS).filter((name) => !others.includes(name));
  expect(known.filter((name) => !(name in WIDGET_TYPES))).toEqual([]);
  expect(Object.keys(WIDGET_TYPES).filter((name) => !(name in WIDGETS))).toEqual([]);
});
