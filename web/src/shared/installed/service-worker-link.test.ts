import { describe, expect, it, vi } from 'vitest';
import { linkServiceWorker } from './service-worker-link.ts';

/** A worker, a registration and a container as far as the link uses them. */
function fakeBrowser({ isControlled }: { isControlled: boolean }) {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null as typeof worker | null,
    update: () => Promise.resolve(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: vi.fn(async () => registration),
  });
  const install = () => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker, container, install };
}

async function start(isControlled: boolean) {
  const browser = fakeBrowser({ isControlled });
  const reload = vi.fn();
  const link = linkServiceWorker(browser.container as never, reload);
  const heard = vi.fn();
  link.subscribe(heard);
  await link.start();
  return { ...browser, link, reload, heard };
}

describe('the link to the service worker', () => {
  it('offers a newer version, and loads the page again once it has taken over', async () => {
    const { link, install, heard, worker, container, reload } = await start(true);
    expect(link.isUpdateReady()).toBe(false);
    install();
    expect(heard).toHaveBeenCalledOnce();
    expect(link.isUpdateReady()).toBe(true);
    link.update();
    expect(worker.postMessage).toHaveBeenCalledWith('skip-waiting');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers nothing at the first visit', async () => {
    const { link, install, heard } = await start(false);
    install();
    expect(heard).not.toHaveBeenCalled();
    expect(link.isUpdateReady()).toBe(false);
  });

  it('goes on without one where the browser refuses it or has none', async () => {
    const { container } = fakeBrowser({ isControlled: false });
    container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    await linkServiceWorker(container as never, vi.fn()).start();
    const none = linkServiceWorker(undefined, vi.fn());
    await none.start();
    expect(none.isUpdateReady()).toBe(false);
  });
});
