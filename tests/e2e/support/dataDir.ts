/** The data folder of the server under test: see playwright.config.ts. */
export const DATA_DIR = process.env.E2E_DATA_DIR ?? 'build/e2e-data';
