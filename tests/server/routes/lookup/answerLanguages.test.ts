import { describe, expect, it } from 'vitest';
import { answerLanguages } from '../../../../server/routes/lookup/answerLanguages.ts';

const BOTH = { english: true, chinese: 'zh-Hant' };

describe('answerLanguages', () => {
  it.each([
    ['en', { english: true }],
    ['EN-gb', { english: true }],
    ['zh-Hant', { english: false, chinese: 'zh-Hant' }],
    ['zh-Hans', { english: false, chinese: 'zh-Hans' }],
    ['zh-CN', { english: false, chinese: 'zh-Hans' }],
    ['zh-sg', { english: false, chinese: 'zh-Hans' }],
    ['zh', { english: false, chinese: 'zh-Hant' }],
    ['zh-HK,zh;q=0.9', { english: false, chinese: 'zh-Hant' }],
    ['en, zh-Hans', { english: true, chinese: 'zh-Hans' }],
    ['zh-CN,zh;q=0.9,en;q=0.8', BOTH],
    ['*', BOTH],
    ['', BOTH],
    ['fr', BOTH],
    ['english', BOTH],
    ['fr, en ;q=0.5', { english: true }],
    [undefined, BOTH],
  ])('reads %s', (text, expected) => {
    expect(answerLanguages(text)).toEqual(expected);
  });
});
