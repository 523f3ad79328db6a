import { toStoreError } from './toStoreError.ts';

/**
 * Wraps a table so that its methods report outages as `StoreError`. Callers then need no error
 * codes of the driver.
 *
 * @param table an object whose methods return promises
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
