/** Returns an object with some members replaced; its other methods stay bound to it. */
export function replaced<T extends object>(target: T, over: Partial<T>): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(over, name)) return Reflect.get(over, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
