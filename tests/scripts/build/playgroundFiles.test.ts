import { expect, it, vi } from 'vitest';
import { playgroundFiles } from '../../../scripts/build/playgroundFiles.ts';

const RULES = { name: 'rules-0123456789abcdef.js', source: 'export const one = 1;' };

it('playgroundFiles: emits the rule library and tells its name', () => {
  const plugin = playgroundFiles(RULES) as unknown as Record<
    'resolveId' | 'load',
    (id: string) => string | null
  > & { generateBundle: () => void };
  const id = plugin.resolveId('virtual:playground-rules') ?? '';
  expect(plugin.load(id)).toContain(RULES.name);
  expect([plugin.resolveId('react'), plugin.load('react')]).toEqual([null, null]);
  const emitFile = vi.fn();
  plugin.generateBundle.call({ emitFile });
  expect(emitFile.mock.calls).toEqual([
    [{ type: 'asset', fileName: RULES.name, source: RULES.source }],
  ]);
});
