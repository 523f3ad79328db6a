import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { openPortalConfig } from '../../server/config/portalConfig.ts';
import { compileAll } from '../../server/forms/compileAll.ts';
import { createFormCatalogue } from '../../server/forms/createFormCatalogue.ts';
import type { CaptchaProvider } from '../../server/ports/CaptchaProvider.ts';
import type { FormCatalogue } from '../../server/ports/forms/FormCatalogue.ts';
import type {
  DefinitionStore,
  StoredDefinition,
} from '../../server/ports/store/DefinitionStore.ts';
import { openSiteFiles } from '../../server/routes/site/SiteFiles.ts';
import { engineRules } from '../../server/services/answers/engineRules.ts';
import { createCaptchaGate } from '../../server/services/captchaGate.ts';
import { createSavedFiles } from '../../server/services/files/savedFiles.ts';
import { checkAnswers } from './checkAnswers.ts';
import { withCompiledForms } from './compiledForms.ts';
import { fakeServices } from './fakeServices.ts';
import { memoryCaptchaStore } from './memoryCaptchaStore.ts';

/** The options that a test may override. */
export interface TestAppOptions {
  /** Environment variables in addition to quiet defaults without a captcha. */
  readonly env?: Readonly<Record<string, string>>;
  readonly deps?: Partial<AppDeps>;
  /** Returns the current time, which only the test advances. */
  readonly now?: () => Date;
}

export const NOW = new Date('2026-11-20T10:00:00+08:00');
/** The correct answer to every challenge of the test's captcha. */
export const ANSWER = 'AB3D';

/**
 * Creates the application with fakes and the real forms. The test must close the application. Every
 * response of `inject` is checked against the API document.
 */
export async function testApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const clock = { now: options.now ?? (() => NOW) };
  const folder = mkdtempSync(join(tmpdir(), 'landform-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    NO_CAPTCHA: 'true',
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    ...options.env,
  });
  const app = await buildApp({
    config,
    services: fakeServices(),
    forms: await realForms(),
    rules: engineRules,
    inspector: {
      inspect: async ({ name, type }) => ({ ok: true, name, type }),
      close: async () => {},
    },
    clock,
    captcha: createCaptchaGate({
      store: memoryCaptchaStore(),
      provider: fakeCaptcha(),
      clock,
      tokenUses: config.limits.captchaTokenUses,
      tokenMs: config.limits.captchaTokenMs,
    }),
    savedFiles: createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], clock),
    addresses: { search: async () => [], describe: async () => 'nothing' },
    renderReview: async () => Buffer.from('%PDF-1.7'),
    fillDocument: async () => undefined,
    openLink: async () => ({ form: 'SUPPLINK', request: { status: 'unknown' }, query: {} }),
    portal: openPortalConfig(config, () => {}),
    site: openSiteFiles(config.siteDir),
    hashedFolders: [{ root: DEFINITIONS, prefix: '/definitions/' }],
    sittingKeys: [Buffer.alloc(32, 9)],
    checks: [],
    lateJobs: () => [],
    version: { version: '0.0.0', commit: 'test', node: process.version },
    isStopping: () => false,
    ...options.deps,
  });
  checkAnswers(app);
  return app;
}

/** Returns the forms of the repository, compiled once for all tests of a file. */
export function realForms(): Promise<FormCatalogue> {
  forms ??= openForms();
  return forms;
}

async function openForms(): Promise<FormCatalogue> {
  return createFormCatalogue({
    compile: compileAll,
    folders: { formsDirs: ['forms'], definitionsDir: await withCompiledForms(DEFINITIONS) },
    store: memoryDefinitions(),
    clock: { now: () => NOW },
    flags: new Set(),
    servesDrafts: true,
    hotline: () => '2111 1111',
  });
}

let forms: Promise<FormCatalogue> | undefined;
const DEFINITIONS = mkdtempSync(join(tmpdir(), 'landform-definitions-'));

/** Creates a definition store in memory. */
export function memoryDefinitions(now = () => NOW): DefinitionStore {
  const kept: StoredDefinition[] = [];
  const superseded = new Map<string, Date>();
  return {
    async addDefinition(definition) {
      if (!kept.some(({ hash }) => hash === definition.hash)) kept.push(definition);
    },
    async offerDefinition(code, hash) {
      for (const each of kept.filter((one) => one.code === code)) {
        if (each.hash === hash) superseded.delete(hash);
        else if (!superseded.has(each.hash)) superseded.set(each.hash, now());
      }
    },
    findDefinition: async (hash) => {
      const found = kept.find((each) => each.hash === hash);
      return found && { ...found, supersededAt: superseded.get(hash) };
    },
    latestDefinition: async (code) => kept.findLast((each) => each.code === code),
  };
}

/**
 * Creates a captcha provider. Its secrets contain the client, and the answer is always `ANSWER`.
 */
function fakeCaptcha(): CaptchaProvider {
  const wrong = new Map<string, number>();
  const used = new Set<string>();
  let count = 0;
  return {
    async issue(_language, client) {
      count += 1;
      const audio = [1, 2, 3, 4].map(() => Buffer.from('RIFF'));
      return { image: Buffer.from('PNG'), audio, secret: `challenge-${count}-${client}` };
    },
    async check({ secret, answer, client }) {
      if (!secret.startsWith('challenge-') || !secret.endsWith(`-${client}`)) return 'malformed';
      if (used.has(secret)) return 'expired';
      if (answer === ANSWER) {
        used.add(secret);
        return 'ok';
      }
      wrong.set(secret, (wrong.get(secret) ?? 0) + 1);
      if ((wrong.get(secret) ?? 0) > 3) used.add(secret);
      return 'wrong';
    },
  };
}
