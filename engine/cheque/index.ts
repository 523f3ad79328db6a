export { type CheckedCheque, readECheque } from './checkedCheque.ts';
