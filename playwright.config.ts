import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/test/tools.ts';
import { DATA_DIR } from './tests/e2e/support/dataDir.ts';

const PORT = Number(process.env.E2E_PORT ?? 8180);

const PORTAL = {
  command: 'node scripts/start.ts',
  url: `http://localhost:${PORT}/readyz`,
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'pipe' as const,
  env: {
    PORT: String(PORT),
    PUBLIC_URL: `http://localhost:${PORT}`,
    DATA_DIR,
    LOG_LEVEL: 'warn',
    // Prerendered pages lack the identity app; tests of the app start portals of their own.
    IDENTITY_APP: 'none',
  },
};

/** Tests that check time limits. */
const TIMED = ['dropIn.spec.ts', 'preview.spec.ts'];

/** Tests of the portal in Chromium, with embedded defaults and temporary data. */
export default defineConfig({
  projects: [
    { name: 'portal', testDir: 'tests/e2e', testIgnore: ['all/**', 'broken/**', ...TIMED] },
    // Checks limits in seconds, so it needs the machine for itself.
    { name: 'timed', testDir: 'tests/e2e', testMatch: TIMED, workers: 1 },
    // Some forms and the changed ones, and some payments through the gateway. `all` has every one.
    {
      name: 'forms',
      testDir: 'tests/e2e/all',
      testMatch: ['forms.spec.ts', 'gateway.spec.ts'],
      grep: /@chosen/,
    },
    { name: 'all', testDir: 'tests/e2e/all' },
    // The pages that `npm run a11y` checks: every form, the pages around the forms, and a broken page.
    {
      name: 'a11y',
      testDir: 'tests/e2e',
      testMatch: ['all/forms.spec.ts', 'shell.spec.ts', 'broken/**'],
    },
  ],
  // Starts nothing by itself: it lends portals to the tests that ask for one.
  globalSetup: './tests/e2e/support/lendPortals.ts',
  outputDir: 'build/test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than the cores of a small machine, since tests often wait for a bank or for timers.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    // No traces: they take a third of the time. `npx playwright test --project=portal --trace on` makes them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A page that a test makes itself needs no portal.
  ...(process.env.E2E_WITHOUT_PORTAL === 'true' ? {} : { webServer: PORTAL }),
});
