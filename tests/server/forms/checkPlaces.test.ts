import { describe, expect, it } from 'vitest';
import { loosePlaces } from '../../../server/forms/check/checkPlaces.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const PLAN = planOf({
  words: group({}, { ui: { 'ui:field': 'note' } }),
  who: group({ name: leaf('text'), secret: leaf('password') }),
  home: group({ line1: leaf('text') }, { ui: { 'ui:field': 'address-lines' } }),
  made: group({ d: leaf('text') }, { dateParts: { day: 'd', month: 'd', year: 'd' } }),
  members: list({ name: leaf('text') }),
});

describe('loosePlaces()', () => {
  it.each([
    ['words.text', '{/who/name} {/home} {/made}', []],
    ['words.text', '{/who}', ['/who nowhere']],
    ['words.text', '{/who/nmae} {/who/secret}', ['/who/nmae nowhere', '/who/secret nowhere']],
    ['words.text', '{/members} {/members/name}', ['/members nowhere', '/members/name nowhere']],
    ['who.name.label', 'I, {/who/name}', ['/who/name unfilled']],
    ['$form.notes', '{0} {n} {/}', []],
  ])('of %s %j finds %j', (key, text, expected) => {
    const found = loosePlaces(PLAN, { [key]: text });
    expect(found.map(({ pointer, why }) => `${pointer} ${why}`)).toEqual(expected);
    expect(found.every((each) => each.key === key)).toBe(true);
  });
});
