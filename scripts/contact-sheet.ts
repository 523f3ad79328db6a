/**
 * `npm run contact-sheet [-- CODE …]`: walks every form, or the named ones, and puts pictures of
 * all their screens on one page, `build/contact-sheet/index.html`: wide in English, 320 px in the
 * other languages. The repository contains no pictures.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './command/run.ts';
import { ensureTool } from './test/tools.ts';

const FOLDER = join(ROOT, 'build/contact-sheet');

const codes = process.argv.slice(2);
const chromium = await ensureTool('chromium');
if ('missing' in chromium) {
  say(chromium.missing);
  process.exit(2);
}
rmSync(FOLDER, { recursive: true, force: true });
const named = codes.length > 0 ? `(${codes.join('|')}) is walked` : 'is walked';
const { code } = await run(
  ['playwright', 'test', '--project=all', '--reporter=list', 'forms.spec', '-g', named],
  { env: { CHROMIUM_PATH: chromium.path, WALK_PICTURES: FOLDER } },
);
if (!existsSync(FOLDER)) {
  say('Cannot build the sheet: no picture was taken');
  process.exit(1);
}
writeFileSync(join(FOLDER, 'index.html'), sheet());
say(`${FOLDER}/index.html`);
process.exit(code);

function sheet(): string {
  const forms = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px sans-serif; margin: 16px; }
  figure { display: inline-block; margin: 0 8px 8px 0; vertical-align: top; }
  img { max-width: 240px; max-height: 480px; border: 1px solid #999; }
</style>
<h1>Contact sheet of ${forms.length} forms</h1>
${forms.map(section).join('\n')}
</html>
`;
}

function section(form: string): string {
  const figures = readdirSync(join(FOLDER, form))
    .sort()
    .map((name) => {
      const path = `${form}/${name}`;
      const words = name.replace('.png', '');
      return `<figure><a href="${path}"><img loading="lazy" src="${path}" alt="${words}"></a><figcaption>${words}</figcaption></figure>`;
    });
  return `<h2 id="${form}">${form}</h2>\n${figures.join('\n')}`;
}
