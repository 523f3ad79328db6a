// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttp } from '../../../renderer/api/http.ts';
import { ReturnLink } from '../../../renderer/layout/ReturnLink.tsx';
import { PortalContext } from '../../../renderer/portal/Portal.ts';
import { readRuntimeConfig } from '../../../renderer/portal/runtimeConfig.ts';
import { inPortal, noServer } from '../../support/inPortal.tsx';

afterEach(cleanup);

describe('ReturnLink', () => {
  const landing = (name: string) => ({
    en: `/${name}/en`,
    tc: `/${name}/tc`,
    chs: `/${name}/chs`,
  });
  const config = {
    ...readRuntimeConfig({}),
    landing: { lrw: landing('lrw'), eea: landing('eea'), dev: landing('dev') },
  };

  it.each([
    ['lrw', 'en', '/lrw/en'],
    ['lrw', 'zh-Hant', '/lrw/tc'],
    ['eea', 'zh-Hans', '/eea/chs'],
    ['dev', 'en', '/dev/en'],
    [undefined, 'zh-Hans', '/lrw/chs'],
  ] as const)('for the site %s in %s links to %s', async (sourceType, language, address) => {
    const portal = { config, http: createHttp(noServer), sourceType };
    await inPortal(
      <PortalContext value={portal}>
        <ReturnLink />
      </PortalContext>,
      { language },
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  });

  it('links to / for every site by default', () => {
    const home = { en: '/?lang=en', tc: '/?lang=tc', chs: '/?lang=chs' };
    expect(readRuntimeConfig({}).landing).toEqual({ lrw: home, eea: home, dev: home });
  });

  it.each([
    [false, 'button'],
    [true, 'button button-quiet'],
  ])('has a quiet style: %s', async (isQuiet, className) => {
    await inPortal(<ReturnLink isQuiet={isQuiet} />);
    expect(screen.getByRole('link').className).toBe(className);
  });
});
