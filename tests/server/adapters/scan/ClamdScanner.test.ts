import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClamdScanner } from '../../../../server/adapters/scan/ClamdScanner.ts';
import { ScannerError } from '../../../../server/ports/files/MalwareScanner.ts';
import { describeMalwareScanner } from '../../../ports/MalwareScanner.contract.ts';
import { type FakeClamd, fakeClamd, type Manner } from '../../../support/fakeClamd.ts';

async function open(path?: string) {
  const clamd = await fakeClamd(path === undefined ? {} : { path });
  const { address } = clamd;
  return { scanner: new ClamdScanner({ address, timeoutMs: 10_000 }), close: clamd.close };
}

describeMalwareScanner('ClamdScanner over TCP', true, () => open());
if (process.platform !== 'win32') {
  describeMalwareScanner('ClamdScanner over a socket', true, () =>
    open(join(mkdtempSync(join(tmpdir(), 'landform-')), 'clamd.ctl')),
  );
}

describe('ClamdScanner', () => {
  let clamd: FakeClamd;
  beforeAll(async () => {
    clamd = await fakeClamd({ mostBytes: 100_000 });
  });
  beforeEach(() => clamd.behave('well'));
  afterAll(() => clamd.close());
  const scanner = (timeoutMs = 10_000) => new ClamdScanner({ address: clamd.address, timeoutMs });

  async function reasonOf(work: Promise<unknown>): Promise<string> {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof ScannerError ? error.reason : `no ScannerError: ${String(error)}`;
  }

  it('sends every byte once', async () => {
    await scanner().scan(Buffer.alloc(99_999));
    expect(clamd.streams.at(-1)).toBe(99_999);
  });

  it.each<[Manner, string]>([
    ['breaks off', 'unreachable'],
    ['babbles', 'refused'],
    ['errs', 'refused'],
    ['never ends', 'refused'],
  ])('T-47: fails closed when clamd %s', async (manner, reason) => {
    clamd.behave(manner);
    expect(await reasonOf(scanner().scan(Buffer.from('a')))).toBe(reason);
    expect(await reasonOf(scanner().describe())).toBe(reason);
  });

  it('T-47: fails closed when clamd hangs, within its time', async () => {
    clamd.behave('hangs');
    const started = performance.now();
    expect(await reasonOf(scanner(200).scan(Buffer.alloc(50_000)))).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('T-47: fails closed when the file exceeds the limit of clamd', async () => {
    expect(await reasonOf(scanner().scan(Buffer.alloc(31_457_280)))).toMatch(
      /^(?:refused|unreachable)$/,
    );
  });

  it('T-47: fails closed when no daemon listens', async () => {
    const gone = await fakeClamd();
    await gone.close();
    const lost = new ClamdScanner({ address: gone.address, timeoutMs: 5_000 });
    expect(await reasonOf(lost.scan(Buffer.from('a')))).toBe('unreachable');
    const nowhere = new ClamdScanner({ address: '/nowhere/clamd.ctl', timeoutMs: 5_000 });
    expect(await reasonOf(nowhere.describe())).toBe('unreachable');
  });

  it('does not accept another daemon as clamd', async () => {
    clamd.behave('babbles');
    await expect(scanner().describe()).rejects.toThrow('what answers is no clamd');
  });
});
