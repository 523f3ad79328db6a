import { describe, expect, it } from 'vitest';
import { routeOf } from '../../../renderer/app/routes.ts';

describe('routeOf()', () => {
  it.each([
    ['/', { kind: 'forms' }],
    ['/ack', { kind: 'ack' }],
    ['/form/terms', { kind: 'terms' }],
    ['/form/LREAL1', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/form/LREAL1/', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/eea/form/LREEA1', { kind: 'form', sourceType: 'eea', code: 'LREEA1' }],
    ['/dev/form/LRTEST', { kind: 'form', sourceType: 'dev', code: 'LRTEST' }],
    ['/LREAL1/form/LREAL1', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/LR172/form/L.R.%20172', { kind: 'form', sourceType: 'lrw', code: 'LR172' }],
  ])('reads %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    '/notRecognized',
    '/x',
    '/form',
    '/form/LREAL1/more',
    '/xyz/form/LREAL1',
    '/LREAL1/form/a/b',
    '/LREAL1/form/',
    '/javascript:/form/LREAL1',
    '//evil/form/X',
  ])('B-35: returns an unknown route for %s', (path) => {
    expect(routeOf(path)).toEqual({ kind: 'unknown' });
  });
});
