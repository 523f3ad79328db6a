import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compileHints } from './scripts/build/compileHints.ts';
import { BROWSER_OUTPUT } from './scripts/build/firstFiles.ts';
import { leanRjsf } from './scripts/build/leanRjsf.ts';
import { browserPath } from './scripts/test/tools.ts';

/** Where the server listens while Vite serves the browser's code (`npm run dev`). */
const SERVER = process.env.DEV_SERVER ?? 'http://localhost:8080';

const SERVER_PATHS = [
  '/api',
  '/definitions',
  '/documentation',
  '/payment',
  '/sandbox',
  '/debug',
  '/config.js',
  '/broadcast.js',
];

/** Folders of the renderer bear the same names: their modules are Vite's. */
const NO_MODULE = '(?!.*\\.(?:tsx?|css)(?:\\?|$))';

/** Needs another program that reads PDFs, a PostgreSQL, or minutes: suites of their own. */
const DOCUMENTS = 'tests/**/*.documents.test.ts';
const POSTGRES = 'tests/**/*.postgres.test.ts';
const PROTOCOL = 'tests/protocol/**/*.test.ts';
/** The server as a whole, its store and its sockets. */
const PORTAL = 'tests/{server,api,ports}/**/*.test.ts';
/** Cases made by the thousand (slices of `npm run mutate` and `npm run fuzz`), every form drawn and walked, commands. */
const GENERATED = [
  'tests/reference/**/*.test.ts',
  'tests/forms/{commands,everyForm,everyFormWalk,hotline,misusedCommands,mutation,patterns,strangersAtRandom}.test.ts',
  'tests/renderer/form/{tiers,rjsf/everyForm}.test.tsx',
  'tests/api/{fuzz,fuzzFiles}.test.ts',
];
/** Measures time, and so needs the machine for itself. */
const LOAD = 'tests/load/**/*.test.ts';

function project(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    root: '.',
    test: {
      name,
      environment: 'node',
      include: [...include],
      exclude: [...exclude],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

/** Files that share a worker's modules: many small ones, for which a worker each is most of the time. */
function sharing({ test, ...rest }: TestProjectInlineConfiguration) {
  const setupFiles = ['tests/support/leaveClean.ts', 'tests/support/oneByteClass.ts'];
  return { ...rest, test: { ...test, isolate: false, setupFiles } };
}

const stories: TestProjectInlineConfiguration = {
  root: '.',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // All files in one page, as Storybook shows them: a page each would fetch every module anew.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: browserPath(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // Nobody touches the page before its sound is to be heard.
            '--autoplay-policy=no-user-gesture-required',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** The browser's build, and the projects of the tests that Vitest runs. */
export default defineConfig({
  root: 'renderer',
  plugins: [react(), leanRjsf(), compileHints()],
  resolve: {
    // What XState's hooks bring for a React before 18; ours has it.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim(\/with-selector)$/,
        replacement: 'use-sync-external-store$1',
      },
    ],
  },
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // No property of ours or of a library does anything when it is read.
      treeshake: { propertyReadSideEffects: false },
      output: BROWSER_OUTPUT,
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}${NO_MODULE}`, SERVER])),
  },
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      sharing(
        project(
          'unit',
          ['tests/**/*.test.{ts,tsx}'],
          ['tests/e2e/**', DOCUMENTS, POSTGRES, PROTOCOL, LOAD, PORTAL, ...GENERATED],
        ),
      ),
      sharing(project('portal', [PORTAL], [DOCUMENTS, POSTGRES, ...GENERATED])),
      project('generated', GENERATED),
      project('documents', [DOCUMENTS]),
      project('postgres', [POSTGRES]),
      project('protocol', [PROTOCOL], [POSTGRES]),
      project('load', [LOAD]),
      stories,
    ],
  },
});
