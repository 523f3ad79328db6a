import type { Route } from '@playwright/test';

/** The portal's own settings, but of a test environment: answers the request for `config.js`. */
export async function inTestEnvironment(route: Route): Promise<void> {
  const config = await route.fetch();
  const body = (await config.text()).replace(/"ENVIRONMENT":\s*"\w+"/, '"ENVIRONMENT":"UAT"');
  await route.fulfill({ response: config, body });
}
