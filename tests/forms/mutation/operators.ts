import { conditionOperators } from './conditionOperators.ts';
import { layoutOperators } from './layoutOperators.ts';
import { limitOperators } from './limitOperators.ts';
import { moneyOperators } from './moneyOperators.ts';
import type { Operator } from './Operator.ts';
import { sampleOperators } from './sampleOperators.ts';
import { shapeOperators } from './shapeOperators.ts';
import { stepOperators } from './stepOperators.ts';
import { tableOperators } from './tableOperators.ts';
import { textOperators } from './textOperators.ts';

/** One operator for each kind of mistake that `npm run forms:check` must find. */
export const OPERATORS: readonly Operator[] = [
  ...shapeOperators,
  ...stepOperators,
  ...conditionOperators,
  ...limitOperators,
  ...moneyOperators,
  ...layoutOperators,
  ...tableOperators,
  ...textOperators,
  ...sampleOperators,
];
