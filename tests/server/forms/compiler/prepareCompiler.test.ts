import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  PREPARED_FILE,
  prepareCompiler,
} from '../../../../server/forms/compiler/prepareCompiler.ts';

/** The module under test; with a query, it is loaded again as in another process. */
const MODULE = '../../../../server/forms/compiler/prepareCompiler.ts';

describe('prepareCompiler', () => {
  it('names the rules by their content, so that browsers may cache them', async () => {
    const { rules } = await prepareCompiler();
    const sha = createHash('sha256').update(rules.source).digest('hex').slice(0, 16);
    expect(rules.name).toBe(`rules-${sha}.js`);
    expect(rules.source).not.toMatch(/\bimport\s*[{*"']/);
  });

  it('prepares once per process, and keeps the result for the next process', async () => {
    const prepared = await prepareCompiler();
    expect(await prepareCompiler()).toBe(prepared);
    expect(JSON.parse(readFileSync(PREPARED_FILE, 'utf8'))).toEqual(prepared);
    const fresh: string = `${MODULE}?second`;
    const second = (await import(fresh)) as { readonly prepareCompiler: typeof prepareCompiler };
    expect(second.prepareCompiler).not.toBe(prepareCompiler);
    expect(await second.prepareCompiler()).toEqual(prepared);
  });

  it('has the fingerprint of some code', async () => {
    const ofNoCode = createHash('sha256').digest('hex');
    const { fingerprint } = await prepareCompiler();
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint).not.toBe(ofNoCode);
  });
});
