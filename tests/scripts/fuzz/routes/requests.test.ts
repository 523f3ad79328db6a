import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Call, requests } from '../../../../scripts/fuzz/routes/requests.ts';

const JSON_CALL: Call = { path: '/api/submission/review/LREAL1/0', body: { formData: { a: 1 } } };
const FORM_CALL: Call = { path: '/lookup', body: 'q=66&n=10', type: 'application/x-test' };

const sample = (call: Call) =>
  fc
    .sample(requests([call]), { seed: 20_261_121, numRuns: 400 })
    .map(({ path, headers, body }) => ({ path, headers, text: Buffer.from(body).toString() }));
const generated = sample(JSON_CALL);
const honest = JSON.stringify(JSON_CALL.body);

/** Returns the share of the generated requests that satisfy a condition, in percent. */
function share(has: (request: (typeof generated)[number]) => boolean): number {
  return (generated.filter(has).length / generated.length) * 100;
}

describe('requests', () => {
  it('leaves the path of most requests, and never the first segment', () => {
    const kept = share(({ path }) => path === JSON_CALL.path);
    expect(kept).toBeGreaterThan(70);
    expect(kept).toBeLessThan(95);
    for (const { path } of generated) expect(path).toMatch(/^\/api\//);
  });

  it('replaces one segment of the path, and may add a query', () => {
    const strayed = generated.map(({ path }) => path).filter((path) => path !== JSON_CALL.path);
    const segments = strayed.map((path) => (path.split('?')[0] ?? '').split('/'));
    const original = JSON_CALL.path.split('/');
    for (const each of segments) {
      expect(each.filter((segment, at) => segment !== original[at]).length).toBeLessThanOrEqual(1);
    }
    const changed = segments.map((each) => each.findIndex((name, at) => name !== original[at]));
    expect(changed.filter((at) => at === original.length - 1).length).not.toBe(0);
    expect(strayed.filter((path) => path.includes('?')).length).not.toBe(0);
  });

  it('sends the type of the call, except where it replaces headers', () => {
    const types = share(({ headers }) => headers['content-type'] === 'application/json');
    expect(types).toBeGreaterThan(75);
    expect(types).toBeLessThan(100);
    for (const { headers } of generated) expect(Object.values(headers)).not.toContain(undefined);
    expect(sample(FORM_CALL).map(({ headers }) => headers['content-type'])).toContain(
      'application/x-test',
    );
  });

  it('sends bodies unchanged, changed, and replaced by other JSON', () => {
    expect(share(({ text }) => text === honest)).toBeGreaterThan(5);
    expect(share(({ text }) => text !== honest && text.includes('formData'))).toBeGreaterThan(20);
    expect(share(({ text }) => !text.includes('formData'))).toBeGreaterThan(5);
  });

  it('damages the bytes of some bodies, so that they are no JSON', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = share(({ text }) => !isJson(text));
    expect(damaged).toBeGreaterThan(5);
    expect(damaged).toBeLessThan(40);
    const begins = ({ text }: { readonly text: string }) => text.startsWith(honest.slice(0, 9));
    expect(generated.filter((each) => begins(each) && !isJson(each.text)).length).not.toBe(0);
  });

  it('changes a text body only by its bytes', () => {
    const texts = sample(FORM_CALL).map(({ text }) => text);
    expect(texts.filter((text) => text === FORM_CALL.body).length).toBeGreaterThan(200);
  });
});
