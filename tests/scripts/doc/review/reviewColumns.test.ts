import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type PlanNode } from '#engine';
import { ROOT } from '../../../../scripts/command/run.ts';
import { reviewColumns } from '../../../../scripts/doc/review/reviewColumns.ts';
import { reviewHtml } from '../../../../scripts/doc/review/reviewHtml.ts';
import { reviewMarkdown } from '../../../../scripts/doc/review/reviewMarkdown.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../../../server/forms/source/readFormFiles.ts';

const FOLDERS = [join(ROOT, 'forms'), join(ROOT, 'tests/fixtures/external-schemas')];
const forms = (
  await Promise.all(
    FOLDERS.map(async (folder) => (await formCodesIn(folder)).map((code) => ({ code, folder }))),
  )
).flat();

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

/** The keys of texts that the page must show. */
const SHOWN =
  /(?:\.(?:label|help|record|add|text)|^\$form\.(?:title|notes|pics|terms|enclose|office|hours)|^\$steps\.[^.]+\.(?:title|lead)|^\$(?:fee|next)\.\w+)$|\.options\./;

describe('reviewColumns: the page about every form', () => {
  it('finds the forms and the external schemas', () => {
    expect(forms.length).toBeGreaterThan(50);
  });

  it.each(forms)(
    '$code: has each text and condition in words, in three languages',
    async ({ code, folder }) => {
      const columns = (await reviewColumns(workbench, folder, code, LANGUAGES)) ?? [];
      expect(columns.map(({ language }) => language)).toEqual(LANGUAGES);
      const [english, ...others] = columns.map(({ blocks }) => blocks.map(({ key }) => key));
      for (const keys of others) expect(keys).toEqual(english);
      expect(reviewHtml(columns)).not.toMatch(/<script|undefined|\[object/);
      const { files } = await readForm(folder, code);
      const { plan, texts } = files ? workbench.compile(files) : {};
      if (!files || !plan || !texts) throw new Error('The form does not compile');
      const names = rawNames(plan.root);
      for (const { language, blocks } of columns) {
        const page = squeezed(reviewMarkdown(blocks));
        const missing = Object.entries(files.locales[language])
          .filter(([key]) => SHOWN.test(key))
          .filter(([, text]) => !partsOf(text).every((part) => page.includes(part)))
          .map(([key]) => key);
        expect(missing).toEqual([]);
        expect(
          page.match(/further test|另一[項项]條?条?件|validation\w*_\w+|\{\/|\{\{|\{\d\}/g),
        ).toBeNull();
        expect(names.filter((name) => page.includes(name))).toEqual([]);
      }
    },
  );
});

/** Returns the parts of a text outside markup, places and marks, without spaces. */
function partsOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{\{[#^/][^}]*\}\}/g, '\n')
    .replaceAll(/\{!?[\w-]+\|([^{}]*)\}/g, '\n')
    .replaceAll(/\{[^{}]*\}/g, '\n');
  return plain
    .split(/\n|\*\*/)
    .map((part) => squeezed(part.replace(/^(?:- |#+ )/, '')))
    .filter((part) => part.length > 1);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Returns patterns of the plan that no page may show: pointers of two or more names. */
function rawNames(node: PlanNode): readonly string[] {
  const children = node.kind === 'leaf' ? [] : node.kind === 'list' ? [node.item] : node.children;
  const own = node.pattern.split('/').length > 2 ? [node.pattern, `${node.textKey}.label`] : [];
  return [...own, ...children.flatMap(rawNames)];
}

it('reviewColumns: knows a released version, and returns nothing for a form with errors', async () => {
  const [released] = (await reviewColumns(workbench, FOLDERS[0] ?? '', 'COAP', ['en'])) ?? [];
  const cover = released?.blocks[0]?.lines.find(({ name }) => name === 'Release');
  expect(cover?.texts[0]).toMatch(/^This version (?:is|was) released/);
  expect(await reviewColumns(workbench, FOLDERS[0] ?? '', 'NOFORM', ['en'])).toBeUndefined();
});

it('reviewColumns: has no section for a text that the form lacks', async () => {
  const [column] = (await reviewColumns(workbench, FOLDERS[1] ?? '', 'PASSPORT', ['en'])) ?? [];
  const keys = column?.blocks.map(({ key }) => key) ?? [];
  expect(keys).toContain('$fee');
  expect(keys).not.toEqual(expect.arrayContaining(['$before']));
  expect(keys).not.toEqual(expect.arrayContaining(['$notes']));
});
