import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { readDeclarations } from '../../../scripts/declare/readDeclarations.ts';
import { ruleFiles } from '../../../scripts/new/ruleFiles.ts';

const rules = (await readDeclarations(ROOT)).rules.map(({ declaration }) => declaration);

describe('ruleFiles', () => {
  it('assigns a second rule another order than the first', () => {
    const orderIn = (files: ReadonlyMap<string, string>, name: string) =>
      Number(/order: (\d+)/.exec(files.get(`engine/rules/${name}.ts`) ?? '')?.[1]);
    const first = orderIn(ruleFiles('one', rules), 'one');
    const [flag] = rules.filter(({ value }) => value === 'flag');
    if (!flag) throw new RangeError('Cannot follow a flag: there is none');
    const second = orderIn(ruleFiles('two', [...rules, { ...flag, order: first }]), 'two');
    expect(rules.map(({ order }) => order)).not.toContain(first);
    expect(second).toBe(first + 1);
  });
});
