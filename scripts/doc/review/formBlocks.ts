import { shownSteps } from '#explain';
import { block, Describer, line } from './Describer.ts';
import { fieldBlocks } from './fieldBlocks.ts';
import type { ReviewBlock, ReviewedForm } from './ReviewBlock.ts';
import { settingBlocks } from './settingBlocks.ts';

/**
 * Returns a form as blocks for its reviewers: every text, condition and limit in words, in one
 * language. The blocks of two languages have the same keys in the same order.
 */
export function formBlocks(form: ReviewedForm): readonly ReviewBlock[] {
  const describer = new Describer(form);
  return [
    coverBlock(describer),
    ...beforeBlocks(describer),
    ...stepBlocks(describer),
    ...settingBlocks(describer),
  ];
}

function coverBlock(describer: Describer): ReviewBlock {
  const { form, page } = describer;
  const { plan, release } = form;
  const { facts } = page;
  const { manifest } = plan;
  const { from, to } = manifest.active ?? {};
  const released =
    release.day === undefined ? facts.released : describer.fill(facts.releasedOn, release.day);
  return block(
    { key: 'cover', level: 1, title: describer.text('$form.title').join(' ') || plan.code },
    line(facts.code, plan.code),
    line(facts.reference, plan.reference),
    line(facts.version, String(plan.version)),
    line(facts.hash, plan.hash.slice(0, 16)),
    line(facts.release, release.isReleased ? released : facts.notReleased),
    line(facts.languages, plan.languages.map((language) => LANGUAGE_NAMES[language]).join(', ')),
    line(facts.active, from || to ? `${from ?? '…'} – ${to ?? '…'}` : ''),
    line(facts.number, numberPattern(describer)),
    line(
      facts.way,
      describer.chosen(plan.submissionType, (way) => page.ways[way]),
    ),
  );
}

const LANGUAGE_NAMES = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' } as const;

/** Returns an example of the reference number, with made-up digits. */
function numberPattern({ form }: Describer): string {
  const { customRefNumber = '{code}-{yymmdd}-{digits}' } = form.plan.manifest;
  return customRefNumber
    .replace('{code}', form.plan.code)
    .replace('{yymmdd}', '261231')
    .replace('{digits}', '123456');
}

/** Returns the texts that an applicant reads before the first step. */
function beforeBlocks(describer: Describer): readonly ReviewBlock[] {
  const { headings } = describer.page;
  const keys = ['notes', 'pics', 'terms'] as const;
  const parts = keys.map((key) =>
    block(
      { key: `$${key}`, level: 3, title: headings[key] },
      line(undefined, describer.paragraphs(`$form.${key}`)),
    ),
  );
  return [{ key: '$before', level: 2, title: headings.before, lines: [] }, ...parts];
}

function stepBlocks(describer: Describer): readonly ReviewBlock[] {
  const { form, page, words } = describer;
  const { plan } = form;
  return shownSteps(plan).flatMap(({ id, fields }, index) => {
    const number = String(index + 1);
    const own = plan.steps.find((step) => step.id === id);
    const nodes = fields.flatMap((field) => words.node(field) ?? []);
    const heading = block(
      {
        key: `step:${id}`,
        level: 2,
        title: describer.fill(page.headings.step, number, words.stepTitle(id)),
      },
      line(undefined, describer.text(`$steps.${id}.lead`)),
      line(
        page.lines.shown,
        own?.when === undefined
          ? ''
          : describer.fill(page.phrases.requiredWhen, describer.condition(own.when)),
      ),
    );
    const parts = nodes.flatMap((node, at) => fieldBlocks(describer, node, `${number}.${at + 1}`));
    return [heading, ...parts];
  });
}
