import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileForm, type FormFiles } from '#compiler';
import type { Language, Plan, Texts, ValidatorModule } from '#engine';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';
import { readForm, readShared } from '../../server/forms/source/readFormFiles.ts';

export interface PortalForm {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** Compiles a form of the repository and loads its validator, with or without a DOM. */
export async function loadPortalForm(code: string): Promise<PortalForm> {
  const { files } = await readForm(join(PROJECT_ROOT, 'forms'), code);
  if (!files) throw new Error(`Cannot read ${code}`);
  return portalFormOf(files);
}

/** Compiles a form that a test creates, and loads its validator. */
export async function portalFormOf(files: FormFiles): Promise<PortalForm> {
  const { files: shared } = await readShared();
  const { plan, texts, validatorSource } = compileForm(files, shared, {
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    rulesModule: pathToFileURL(join(PROJECT_ROOT, 'engine/rules/library.ts')).href,
  });
  if (!plan || validatorSource === undefined) throw new Error(`Cannot compile ${files.code}`);
  const source = `data:text/javascript,${encodeURIComponent(validatorSource)}`;
  const validator: ValidatorModule = await import(/* @vite-ignore */ source);
  return { plan, texts, validator };
}
