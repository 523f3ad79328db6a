import { describe, expect, it } from 'vitest';
import { CaptchaPass } from '../../../renderer/api/CaptchaPass.ts';

const ANSWERED = { answer: 'AB3D', secret: 's1' };

describe('CaptchaPass', () => {
  it('sends nothing before a captcha', () => {
    const pass = new CaptchaPass();
    expect(pass.isReady).toBe(false);
    expect(pass.start().headers).toEqual({});
  });

  it('sends the answer, without characters that no header allows, until a token arrives', () => {
    const pass = new CaptchaPass();
    pass.offer({ answer: ' A中B\n3D', secret: 's1' });
    expect(pass.isReady).toBe(true);
    const answered = { 'Challenge-Answer': 'AB3D', 'Challenge-Secret': 's1' };
    const { headers, finish } = pass.start();
    expect(headers).toEqual(answered);
    finish(null);
    expect(pass.start().headers).toEqual(answered);
    finish('t1');
    expect(pass.start().headers).toEqual({ 'Access-Token': 't1' });
  });

  it('keeps the token of the call that started last', () => {
    const pass = new CaptchaPass();
    const [first, second] = [pass.start(), pass.start()];
    second.finish('t2');
    first.finish('t1');
    expect(pass.start().headers).toEqual({ 'Access-Token': 't2' });
    pass.start().finish('t3');
    expect(pass.start().headers).toEqual({ 'Access-Token': 't3' });
  });

  it('forgets token and answer, also a token of an earlier call', () => {
    const pass = new CaptchaPass();
    pass.offer(ANSWERED);
    const late = pass.start();
    pass.clear();
    expect([pass.isReady, pass.start().headers]).toEqual([false, {}]);
    late.finish('t1');
    expect(pass.isReady).toBe(false);
    pass.start().finish('t2');
    pass.clear();
    expect(pass.isReady).toBe(false);
  });
});
