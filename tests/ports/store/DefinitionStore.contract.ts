import { describe, expect, it } from 'vitest';
import type { DefinitionStore } from '../../../server/ports/store/DefinitionStore.ts';
import { nextId } from './submissionSteps.ts';

/**
 * Describes the contract of every store of definitions.
 *
 * @param definitions returns the store under test
 */
export function describeDefinitions(definitions: () => DefinitionStore): void {
  describe('definitions', () => {
    it('keeps the first definition of a hash, and returns the latest definition of a form', async () => {
      const definition = { hash: nextId('h'), code: nextId('F'), version: 1, content: '{"a":1}' };
      await definitions().addDefinition(definition);
      await definitions().addDefinition({ ...definition, content: 'other' });
      expect(await definitions().findDefinition(definition.hash)).toEqual({
        ...definition,
        supersededAt: undefined,
      });
      const second = { ...definition, hash: nextId('h'), version: 2 };
      await definitions().addDefinition(second);
      expect(await definitions().latestDefinition(definition.code)).toEqual(second);
    });

    it('F1: stores when a definition was superseded, until it is offered again', async () => {
      const code = nextId('F');
      const [first, second, other] = [nextId('h'), nextId('h'), nextId('h')];
      for (const hash of [first, second]) {
        await definitions().addDefinition({ hash, code, version: 1, content: '{}' });
      }
      await definitions().addDefinition({
        hash: other,
        code: nextId('F'),
        version: 1,
        content: '{}',
      });
      const ended = async (hash: string) =>
        (await definitions().findDefinition(hash))?.supersededAt instanceof Date;
      await definitions().offerDefinition(code, first);
      expect([await ended(first), await ended(second), await ended(other)]).toEqual([
        false,
        true,
        false,
      ]);
      const since = (await definitions().findDefinition(second))?.supersededAt;
      await definitions().offerDefinition(code, first);
      expect((await definitions().findDefinition(second))?.supersededAt).toEqual(since);
      await definitions().offerDefinition(code, second);
      expect([await ended(first), await ended(second)]).toEqual([true, false]);
    });
  });
}
