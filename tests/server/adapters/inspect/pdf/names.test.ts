import { describe, expect, it } from 'vitest';
import { readNames, tellOfAction } from '../../../../../server/adapters/inspect/pdf/names.ts';

/** Returns the names that bytes contain. */
function namesIn(text: string): readonly string[] {
  const names = new Set<string>();
  readNames(Buffer.from(text, 'latin1'), names);
  return [...names].toSorted();
}

const escaped = (name: string) =>
  `/${[...name].map((char) => `#${char.charCodeAt(0).toString(16)}`).join('')}`;

describe('readNames', () => {
  it.each([
    'JavaScript',
    'Launch',
    'RichMedia',
    'SubmitForm',
    'ImportData',
    'GoToE',
    'Rendition',
    'OnInstantiate',
    'Encrypt',
  ])('finds %s, plain, escaped and at the end', (name) => {
    expect(namesIn(`<</S/${name} >>`)).toEqual([name]);
    expect(namesIn(`x/${name}`)).toEqual([name]);
    expect(namesIn(`x${escaped(name)}>>`)).toEqual([name]);
    expect(namesIn(escaped(name).toUpperCase())).toEqual([name]);
  });

  it.each([
    ['one escape in the middle', '/Java#53cript', ['JavaScript']],
    ['an escape at the beginning', '/#4aavaScript', ['JavaScript']],
    ['names side by side', '/S/Launch/JavaScript/N', ['JavaScript', 'Launch']],
    ['a name after binary data', '\xff\x00\x80/Launch\x00', ['Launch']],
    ['a name twice', '/Launch /Launch', ['Launch']],
    ['each delimiter after a name', '/Launch(/Encrypt[/GoToE<', ['Encrypt', 'GoToE', 'Launch']],
  ])('finds %s', (_, text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it.each([
    ['nothing', ''],
    ['a slash alone', '/'],
    ['slashes', '//////'],
    ['a longer name', '/LaunchPad'],
    ['a shorter name', '/Launc'],
    ['another case', '/launch'],
    ['a word without a slash', 'Launch JavaScript'],
    ['a name with a space', '/Laun ch'],
    ['harmless names', '/Type/Page/GoTo/GoToR/Link'],
    ['an escaped escape', '/#234caunch'],
  ])('ignores %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('tellOfAction', () => {
  it.each([
    [[], false],
    [['Encrypt'], false],
    [['Launch'], true],
    [['Encrypt', 'GoToE'], true],
  ])('for the names %j returns %s', (names, expected) => {
    expect(tellOfAction(new Set(names))).toBe(expected);
  });
});
