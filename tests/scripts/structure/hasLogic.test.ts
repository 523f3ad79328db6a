import { describe, expect, it } from 'vitest';
import { hasLogic } from '../../../scripts/structure/hasLogic.ts';

describe('hasLogic', () => {
  it.each([
    ['a branch', 'export function a(on) { if (on) return 1; }'],
    ['a conditional value', 'export const a = (on) => (on ? 1 : 0);'],
    ['a fallback', 'export const a = (text) => text ?? "";'],
    ['a short circuit', 'export const a = (on, b) => on && b;'],
    ['a switch', 'export function a(kind) { switch (kind) { default: return 1; } }'],
    ['a caught failure', 'export function a(call) { try { call(); } catch {} }'],
    ['a throw', 'export function a() { throw new Error("never"); }'],
    ['a loop over values', 'export function a(list) { for (const b of list) b(); }'],
    ['a loop over keys', 'export function a(list) { for (const b in list) list[b](); }'],
    ['a counted loop', 'export function a() { for (let at = 0; at < 3; at += 1) {} }'],
    ['a conditional loop', 'export function a(next) { while (next()) {} }'],
    ['a loop that runs once', 'export function a(next) { do {} while (next()); }'],
    ['a method', 'export class A { a(on) { return on || this.b; } }'],
    ['a function in a table', 'export const A = { a: (on) => (on ? 1 : 0) };'],
    ['a default export', 'export default (on) => (on ? 1 : 0);'],
    ['an export at the end', 'const a = (on) => (on ? 1 : 0);\nexport { a };'],
    ['a renamed export', 'const a = (on) => (on ? 1 : 0);\nexport { a as b };'],
    ['a component', 'export const A = ({ on }) => <p>{on ? 1 : 0}</p>;'],
    [
      'a function that an export uses',
      'export const a = (on) => b(on);\nconst b = (on) => c(on);\nfunction c(on) { return on ? 1 : 0; }',
    ],
    [
      'a component that an export uses',
      'export const A = () => <B />;\nconst B = ({ on }) => <p>{on || 1}</p>;',
    ],
  ])('finds %s', (_, source) => {
    expect(hasLogic('a.jsx', source)).toBe(true);
  });

  it.each([
    [
      'types',
      'export type A<T> = T extends string ? 1 : 2;\nexport interface B { readonly a: A<1> }',
    ],
    ['constants', 'export const A = 1;\nexport const B = [A, "b"];'],
    ['a constant that is computed once', 'export const A = globalThis.name ?? "a";'],
    ['re-exports', "export { a } from './a.ts';\nexport * from './b.ts';"],
    ['wiring', 'export const a = (list) => list.map((b) => c(b.d?.e));\nconst c = (b) => [b];'],
    [
      'a private function that no export uses',
      'export const a = 1;\nfunction b(on) { return on ? 1 : 0; }\nb(a);',
    ],
  ])('ignores %s', (_, source) => {
    expect(hasLogic('a.ts', source)).toBe(false);
  });

  it('refuses a file that it cannot parse', () => {
    expect(() => hasLogic('a.ts', 'export const')).toThrow(/^a\.ts: /);
  });
});
