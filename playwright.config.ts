import { defineConfig } from '@playwright/test';

const PORT = 8180;

/** The portal walked in Chromium, on embedded defaults and throw-away data. */
export default defineConfig({
  projects: [
    { name: 'portal', testDir: 'tests/e2e', testIgnore: 'all/**' },
    // Some forms, and those that were changed; `all` has every form.
    { name: 'forms', testDir: 'tests/e2e/all', testMatch: 'forms.spec.ts', grep: /@chosen/ },
    { name: 'all', testDir: 'tests/e2e/all' },
  ],
  outputDir: 'build/test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: {
      PORT: String(PORT),
      PUBLIC_URL: `http://localhost:${PORT}`,
      DATA_DIR: 'build/e2e-data',
      LOG_LEVEL: 'warn',
    },
  },
});
