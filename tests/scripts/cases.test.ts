import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCases } from '../../scripts/cases/checkCases.ts';
import { guideCases } from '../../scripts/cases/guideCases.ts';
import { ROOT } from '../../scripts/command/run.ts';

/**
 * Returns the code of all tests without comments. A case has no test title if its id is not in
 * this code.
 */
function codeOfTests(): string {
  return (
    readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('scripts/cases/checkCases.test.ts'))
      .map((name) => readFileSync(join(ROOT, 'tests', name), 'utf8'))
      .join('\n')
      // Matches only at the start of a line: a text may contain a pattern such as `/orders/*`.
      .replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
  );
}

describe('checkCases: the page of cases', () => {
  it('promise 16: marks exactly the cases without a test as open', () => {
    const { cases, disagreements } = checkCases(guideCases(), codeOfTests().split('\n'));
    expect(cases.length).toBeGreaterThan(150);
    expect(disagreements).toEqual([]);
  });
});
