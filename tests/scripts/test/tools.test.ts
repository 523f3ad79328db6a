import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPath, ensureTool } from '../../../scripts/test/tools.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Puts programs on the path of a user, by default of one who may not install packages. */
function onPath(programs: Readonly<Record<string, string>>, user = 1000): void {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  fakeTools(folder(), programs);
}

/** Writes each call of `apt-get` into a file; `commands` follow. */
const aptGet = (commands: string) => ({
  'apt-get': `echo "$DEBIAN_FRONTEND $*" >>${folder()}/calls\n${commands}`,
});

describe('ensureTool', () => {
  it('returns the first of several names that is installed', async () => {
    onPath({ firefox: '' });
    expect(await ensureTool('firefox')).toEqual({ path: join(folder(), 'firefox') });
    onPath({ 'firefox-esr': '' });
    expect(await ensureTool('firefox')).toEqual({ path: join(folder(), 'firefox-esr') });
    expect(lines()).toEqual([]);
  });

  it.each([
    ['a user who is not root', 1000, true],
    ['root without apt-get', 0, false],
  ])('names the package for %s, and installs nothing', async (_who, user, hasApt) => {
    onPath(hasApt ? aptGet('exit 0') : {}, user);
    expect(await ensureTool('qpdf')).toEqual({
      missing: 'qpdf not found; install it with: apt-get install qpdf',
    });
    expect(existsSync(join(folder(), 'calls'))).toBe(false);
  });

  it('installs the package as root, without questions', async () => {
    onPath(aptGet(`: >${folder()}/pdfsig`), 0);
    expect(await ensureTool('pdfsig')).toEqual({ path: join(folder(), 'pdfsig') });
    expect(readFileSync(join(folder(), 'calls'), 'utf8')).toBe(
      'noninteractive install -y --no-install-recommends poppler-utils\n',
    );
    expect(lines()).toEqual(['installing poppler-utils for pdfsig …']);
  });

  it('updates the lists and tries again after a failed installation', async () => {
    onPath(
      aptGet(`if [ "$1" = update ]; then : >${folder()}/lists; exit; fi
        [ -e ${folder()}/lists ] && : >${folder()}/qpdf`),
      0,
    );
    expect(await ensureTool('qpdf')).toEqual({ path: join(folder(), 'qpdf') });
  });

  it.each([
    ['exit 100', 'could not be installed (code 100)'],
    ['exit 0', 'was installed'],
  ])('gives the reason when apt-get ends with "%s"', async (commands, reason) => {
    onPath(aptGet(commands), 0);
    expect(await ensureTool('qpdf')).toEqual({ missing: `qpdf not found and qpdf ${reason}` });
  });
});

describe('browserPath', () => {
  it('returns CHROMIUM_PATH, otherwise an installed browser, otherwise a name', () => {
    onPath({ chromium: '' });
    vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
    expect(browserPath()).toBe('/opt/chromium');
    vi.stubEnv('CHROMIUM_PATH', undefined);
    expect(browserPath()).toBe(join(folder(), 'chromium'));
    vi.stubEnv('PATH', '');
    expect(browserPath()).toBe('chromium');
  });
});
