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
    // Pages are drawn beforehand without the feature; the walks of the identity app have portals of their own.
    IDENTITY_APP: 'none',
  },
};

/** Walks that promise how soon something is there. */
const TIMED = ['dropIn.spec.ts', 'preview.spec.ts'];

/** The portal walked in Chromium, on embedded defaults and throw-away data. */
export default defineConfig({
  projects: [
    { name: 'portal', testDir: 'tests/e2e', testIgnore: ['all/**', 'broken/**', ...TIMED] },
    // Asks for seconds, and so needs the machine for itself.
    { name: 'timed', testDir: 'tests/e2e', testMatch: TIMED, workers: 1 },
    // Some forms, and those that were changed; some payments over the gateway. `all` has every one.
    {
      name: 'forms',
      testDir: 'tests/e2e/all',
      testMatch: ['forms.spec.ts', 'gateway.spec.ts'],
      grep: /@chosen/,
    },
    { name: 'all', testDir: 'tests/e2e/all' },
    // What `npm run a11y` looks at: every form, what stands around them, and a page that is broken.
    {
      name: 'a11y',
      testDir: 'tests/e2e',
      testMatch: ['all/forms.spec.ts', 'shell.spec.ts', 'broken/**'],
    },
  ],
  outputDir: 'build/test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than a small machine has cores: walks wait, for a bank and for what is late.
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
