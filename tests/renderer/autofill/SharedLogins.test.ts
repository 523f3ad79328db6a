import { afterEach, describe, expect, it, vi } from 'vitest';
import { SharedLogins } from '../../../renderer/autofill/SharedLogins.ts';

const opened: SharedLogins[] = [];
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

/**
 * Returns a tab of the browser.
 *
 * @param state state of the log-in that the tab waits for
 */
function openTab(state?: string) {
  const onFinished = vi.fn();
  const tab = new SharedLogins({ stateOf: () => state, onFinished });
  opened.push(tab);
  return { tab, onFinished };
}

/** Waits until all messages of the tabs are delivered, and returns the messages. */
async function delivered(): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  const [from, to] = [
    new BroadcastChannel('landform-login'),
    new BroadcastChannel('landform-login'),
  ];
  to.onmessage = ({ data }: MessageEvent) => seen.push(data);
  // Sends two messages, because a tab may reply after the first one.
  for (const last of ['first', 'second']) {
    from.postMessage(last);
    await vi.waitFor(() => expect(seen).toContain(last));
  }
  from.close();
  to.close();
  return seen;
}

describe('SharedLogins', () => {
  it('notifies the waiting tab, and the finishing tab reports the open form', async () => {
    const waiting = openTab('state');
    const back = openTab();
    const listener = vi.fn();
    back.tab.subscribe(listener);
    expect(back.tab.isAwaitedElsewhere()).toBe(false);
    back.tab.tellFinished();
    await vi.waitFor(() => expect(back.tab.isAwaitedElsewhere()).toBe(true));
    expect(waiting.onFinished).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
    // The waiting tab has the form itself.
    expect(waiting.tab.isAwaitedElsewhere()).toBe(false);
  });

  it('does not notify tabs that wait for no log-in', async () => {
    const [idle, back] = [openTab(), openTab()];
    back.tab.tellFinished();
    await delivered();
    expect(idle.onFinished).not.toHaveBeenCalled();
    expect(back.tab.isAwaitedElsewhere()).toBe(false);
  });

  it('reports nothing in a third tab', async () => {
    const [waiting, back, third] = [openTab('state'), openTab(), openTab()];
    back.tab.tellFinished();
    await vi.waitFor(() => expect(back.tab.isAwaitedElsewhere()).toBe(true));
    await delivered();
    expect(third.tab.isAwaitedElsewhere()).toBe(false);
    expect(waiting.onFinished).toHaveBeenCalledTimes(1);
  });

  it('notifies the waiting tab once', async () => {
    const waiting = openTab('state');
    const back = openTab();
    back.tab.tellFinished();
    back.tab.tellFinished();
    await delivered();
    expect(waiting.onFinished).toHaveBeenCalledTimes(1);
  });

  it('T-42: sends neither state nor handle', async () => {
    const received: unknown[] = [];
    const channel = new BroadcastChannel('landform-login');
    channel.onmessage = ({ data }: MessageEvent) => received.push(data);
    openTab('secret-state');
    openTab().tab.tellFinished();
    await vi.waitFor(() => expect(received).toEqual(['finished', 'awaited']));
    channel.close();
  });

  it('dismisses the message, and notifies the subscribers', async () => {
    openTab('state');
    const back = openTab();
    back.tab.tellFinished();
    await vi.waitFor(() => expect(back.tab.isAwaitedElsewhere()).toBe(true));
    const [listener, ended] = [vi.fn(), vi.fn()];
    back.tab.subscribe(listener);
    back.tab.subscribe(ended)();
    back.tab.dismiss();
    expect(back.tab.isAwaitedElsewhere()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('receives nothing after it is closed', async () => {
    const waiting = openTab('state');
    waiting.tab.close();
    openTab().tab.tellFinished();
    await delivered();
    expect(waiting.onFinished).not.toHaveBeenCalled();
  });
});
