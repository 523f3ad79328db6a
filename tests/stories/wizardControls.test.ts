import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../schemas/meta/manifest.schema.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';
import { inWizard } from '../../stories/support/wizardStory.ts';

it('inWizard: offers every submission type of the manifest schema', () => {
  const { control, options } = inWizard.argTypes.submissionType;
  expect([control, options]).toEqual(['inline-radio', manifest.$defs.submissionType.enum]);
});

it('inWizard: is used in every story file of the wizard', () => {
  const files = globSync(join(ROOT, 'stories/**/*.stories.tsx'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const ofWizard = texts.filter((text) => text.includes('component: StoryWizard,'));
  expect(ofWizard.length).toBeGreaterThan(5);
  expect(ofWizard.filter((text) => !text.includes('...inWizard,'))).toEqual([]);
});
