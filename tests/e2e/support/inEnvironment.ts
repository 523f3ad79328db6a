import type { Route } from '@playwright/test';

/**
 * Returns a handler for `config.js` that sends the portal's own settings with another environment.
 */
export function inEnvironment(name: 'UAT' | 'PRODUCTION'): (route: Route) => Promise<void> {
  return async (route) => {
    const config = await route.fetch();
    const body = (await config.text()).replace(/"ENVIRONMENT":\s*"\w+"/, `"ENVIRONMENT":"${name}"`);
    await route.fulfill({ response: config, body });
  };
}

export const inTestEnvironment = inEnvironment('UAT');
