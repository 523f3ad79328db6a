import { toStoreError } from './toStoreError.ts';

/**
 * Makes a table speak of trouble with the database as `StoreError`, so that no caller has to know a
 * driver's codes.
 *
 * @param table an object whose methods give promises
 */
export function withStoreErrors<T extends object>(table: T): T {
  return new Proxy(table, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(member, target, given);
        } catch (error) {
          throw toStoreError(error);
        }
      };
    },
  });
}
