import type { Random } from './seededRandom.ts';

/** The error of a dying process. Only the schedule catches it. */
export class Death extends Error {
  constructor() {
    super('killed');
    this.name = 'Death';
  }
}

/** One life of a server process: after its death, its calls have no effect. */
export interface Life {
  /** Wraps a port and the records of `transact`, so that the process can die around any call. */
  mortal<T extends object>(port: T): T;
  isOver(): boolean;
}

/**
 * Creates the life of a server process.
 *
 * @param random decides the moment of death
 * @param risk the probability of a death before each call, and again after each call
 */
export function newLife(random: Random, risk: number): Life {
  let isOver = false;
  const mayDie = () => {
    if (!isOver && random.happens(risk)) isOver = true;
    if (isOver) throw new Death();
  };
  const mortal = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member === 'function') return around(target, member);
        return typeof member === 'object' && member !== null ? mortal(member) : member;
      },
    });
  const around =
    (target: object, method: unknown) =>
    async (...given: unknown[]) => {
      mayDie();
      const passed = given.map((argument) =>
        typeof argument === 'function' ? insideOf(argument) : argument,
      );
      const result: unknown = await Reflect.apply(method as () => unknown, target, passed);
      mayDie();
      return result;
    };
  /** Wraps a unit of work: the process can also die inside a transaction, which is then undone. */
  const insideOf =
    (work: unknown) =>
    (records: object): unknown =>
      Reflect.apply(work as () => unknown, undefined, [mortal(records)] as never);
  return { mortal, isOver: () => isOver };
}
