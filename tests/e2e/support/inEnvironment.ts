import type { Route } from '@playwright/test';

/** The portal's own settings, but of another environment: answers the request for `config.js`. */
export function inEnvironment(name: 'UAT' | 'PRODUCTION'): (route: Route) => Promise<void> {
  return async (route) => {
    const config = await route.fetch();
    const body = (await config.text()).replace(/"ENVIRONMENT":\s*"\w+"/, `"ENVIRONMENT":"${name}"`);
    await route.fulfill({ response: config, body });
  };
}

export const inTestEnvironment = inEnvironment('UAT');
