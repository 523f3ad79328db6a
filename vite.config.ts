import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compileHints } from './scripts/build/compileHints.ts';
import { BROWSER_OUTPUT } from './scripts/build/firstFiles.ts';
import { leanRjsf } from './scripts/build/leanRjsf.ts';
import { EnvironmentSequencer } from './scripts/test/EnvironmentSequencer.ts';
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
  '/verify',
  '/verify/page.css',
  '/config.js',
  '/broadcast.js',
];

/** Excludes modules, since folders of the renderer have the same names and Vite serves their files. */
const NO_MODULE = '(?!.*\\.(?:tsx?|css)(?:\\?|$))';

/** The built playground, also its style sheets; no folder of the renderer has its name. */
const PLAYGROUND = '^/playground(?:/|$)';

/** Suites of their own: they need programs that read PDFs, a PostgreSQL, or minutes. */
const DOCUMENTS = 'tests/**/*.documents.test.ts';
const POSTGRES = 'tests/**/*.postgres.test.ts';
const PROTOCOL = 'tests/protocol/**/*.test.ts';
/** The server as a whole, its store and its sockets. */
const PORTAL = 'tests/{server,integration/server,api,ports}/**/*.test.ts';
/** Thousands of generated cases (parts of `npm run mutate` and `npm run fuzz`), every form rendered and walked, commands. */
const GENERATED = [
  'tests/reference/**/*.test.ts',
  'tests/forms/{commands,everyForm,everyFormWalk,hotline,misusedCommands,mutation,patterns,externalSchemasAtRandom}.test.ts',
  'tests/integration/renderer/form/{tiers,rjsf/everyForm}.test.tsx',
  'tests/scripts/fuzz/{files,routes,routes/openTarget}.test.ts',
  'tests/scripts/attack/captchas.test.ts',
];
/** Measures time, so it needs the machine for itself. */
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

/** Runs files in shared workers: a worker for each of many small files would take most of the time. */
function sharing({ test, ...rest }: TestProjectInlineConfiguration) {
  const setupFiles = ['leaveClean', 'oneByteClass', 'patientQueries'].map(
    (name) => `tests/support/${name}.ts`,
  );
  return { ...rest, test: { ...test, isolate: false, setupFiles } };
}

const stories: TestProjectInlineConfiguration = {
  root: '.',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // All files share one page, as in Storybook. Separate pages would each fetch every module again.
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
            // Stories play sound before any click on the page.
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
    // XState's hooks import shims for React before 18, which this React does not need.
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
      // Reading a property has no side effect, neither in our code nor in libraries.
      treeshake: { propertyReadSideEffects: false },
      output: BROWSER_OUTPUT,
    },
  },
  server: {
    proxy: Object.fromEntries(
      [...SERVER_PATHS.map((path) => `^${path}${NO_MODULE}`), PLAYGROUND].map((path) => [
        path,
        SERVER,
      ]),
    ),
  },
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    sequence: { sequencer: EnvironmentSequencer },
    // Portals and commands that tests start parse every source otherwise, which takes them a second.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'build/code-cache') },
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
      sharing(project('documents', [DOCUMENTS])),
      sharing(project('postgres', [POSTGRES])),
      project('protocol', [PROTOCOL], [POSTGRES]),
      project('load', [LOAD]),
      stories,
    ],
  },
});
