import { describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { sourcesOf } from '../../../../server/forms/check/formSources.ts';
import { shapeFindings } from '../../../../server/forms/check/shapeFindings.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';

const CODE = 'LR999';

async function findings(changes: Readonly<Record<string, readonly [from: string, to: string]>>) {
  const texts = new Map(
    [...newFormFiles(CODE)].map(([name, text]) => {
      const [from, to] = changes[name] ?? ['', ''];
      return [`forms/${CODE}/${name}`, text.replace(from, to)];
    }),
  );
  const form = parseFolder(CODE, texts);
  return shapeFindings(await openWorkbench(), sourcesOf(form), form).map(lineOf);
}

const SLIDER = ['"ui:options"', '"ui:widget": "txt", "ui:options"'] as const;

describe('shapeFindings', () => {
  it('finds nothing in a new form', async () => {
    expect(await findings({})).toEqual([]);
  });

  it('names the widgets that fit when the rest of the form is right', async () => {
    expect(await findings({ 'ui.json': SLIDER })).toEqual([
      expect.stringContaining('Did you mean "text"? Widgets for this answer: text, textarea'),
    ]);
  });

  it('proposes only the nearest widget when the schema is wrong, too', async () => {
    const wrong = await findings({ 'ui.json': SLIDER, 'schema.json': ['"maxChars"', '"maxChar"'] });
    expect(wrong).toHaveLength(2);
    expect(wrong.join('\n')).toContain('Did you mean "text"?');
    expect(wrong.join('\n')).not.toContain('Widgets for this answer');
  });

  it('proposes the key of another language for an impossible key of a text', async () => {
    const [line] = await findings({ 'locales/zh-Hans.json': ['$form.title', '$form.tilte'] });
    expect(line).toContain('locales/zh-Hans.json:4:3 error unknown-key');
    expect(line).toContain('Did you mean "$form.title"?');
  });
});
