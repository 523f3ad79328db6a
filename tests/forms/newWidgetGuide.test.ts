import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { WIDGET_TYPES } from '../../engine/definition/widgetTypes.generated.ts';
import { WIDGETS } from '../../renderer/form/widgets.generated.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = await readFile(join(ROOT, 'stories/guide/AddAWidget.mdx'), 'utf8');
/** Paths on the page, with a star for the language. */
const named = [...page.matchAll(/`((?:engine|renderer|schemas|server|stories)\/[\w/*.-]+\.\w+)`/g)]
  .map(([, path = '']) => path)
  .map((path) => new RegExp(`^${path.replaceAll('.', '[.]').replaceAll('*', '[^/]+')}$`));
/** The widget of the example: its name, its keyword, its rule and its message key. */
const EXAMPLE = /solicitors-code|solicitorsCode|SolicitorsCode|validationErr_solicCode/;

async function filesOf(room: string): Promise<readonly string[]> {
  const entries = await readdir(join(ROOT, room), { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      // Vite stores a cache in the folder that it serves.
      .filter((file) => !file.includes('node_modules/'))
      // `npm run types` generates these files.
      .filter((file) => !file.endsWith('.generated.ts'))
  );
}

async function filesOfExample(): Promise<readonly string[]> {
  const rooms = ['engine', 'renderer', 'schemas/meta', 'server', 'stories'];
  const files = (await Promise.all(rooms.map(filesOf))).flat();
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return files.filter((_, index) => EXAMPLE.test(texts[index] ?? ''));
}

it('AddAWidget.mdx: names every file that mentions the example widget', async () => {
  const files = await filesOfExample();
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !named.some((path) => path.test(file)))).toEqual([]);
});

it('AddAWidget.mdx: names no file without the example widget', async () => {
  const files = await filesOfExample();
  const aside = /hkid/;
  const strange = named.filter(
    (path) => !aside.test(path.source) && !files.some((file) => path.test(file)),
  );
  expect(strange.map(({ source }) => source)).toEqual([]);
});

it('WIDGET_TYPES: lists the value types of every widget', () => {
  // Lists use `files`, computed values `static`, and values of any shape `json`.
  const others = ['files', 'static', 'json'];
  const known = Object.keys(WIDGETS).filter((name) => !others.includes(name));
  expect(known.filter((name) => !(name in WIDGET_TYPES))).toEqual([]);
  expect(Object.keys(WIDGET_TYPES).filter((name) => !(name in WIDGETS))).toEqual([]);
});
