import { beforeEach, describe, expect, it } from 'vitest';
import { Offline } from './offline';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  constructor(public state: string) {
    super();
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  asked = 0;
  update(): Promise<void> {
    this.asked++;
    return Promise.reject(new Error('no network'));
  }
}

class FakeContainer extends EventTarget {
  controller: unknown = null;
  refuses = false;
  constructor(readonly registration: FakeRegistration) {
    super();
  }
  register(): Promise<FakeRegistration> {
    return this.refuses ? Promise.reject(new Error('not in a private window')) : Promise.resolve(this.registration);
  }
}

let registration: FakeRegistration;
let container: FakeContainer;
let reloads: number;

function offlineWith(parts: { secure?: boolean; workers?: FakeContainer | undefined } = {}): Offline {
  const workers = 'workers' in parts ? parts.workers : container;
  const around = { secure: parts.secure ?? true, workers: workers as unknown as ServiceWorkerContainer, reload: () => void reloads++ };
  return new Offline(around);
}

describe('what is kept for use without a network', () => {
  beforeEach(() => {
    registration = new FakeRegistration();
    container = new FakeContainer(registration);
    reloads = 0;
  });

  it('is all there once the first worker is active, not before', async () => {
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    const offline = offlineWith();
    await offline.start();
    worker.become('installed');
    expect([offline.keeping.value, offline.update.value]).toEqual(['unknown', false]);
    worker.become('activated');
    container.dispatchEvent(new Event('controllerchange'));
    expect([offline.keeping.value, offline.update.value]).toEqual(['ready', false]);
    expect([offline.outdated.value, reloads]).toEqual([false, 0]);
  });

  it('is told as refused, with the reason where the address is not secure', async () => {
    const [insecure, old] = [offlineWith({ secure: false, workers: undefined }), offlineWith({ workers: undefined })];
    await Promise.all([insecure.start(), old.start()]);
    expect([insecure.keeping.value, old.keeping.value]).toEqual(['insecure', 'refused']);
    container.refuses = true;
    const forbidden = offlineWith();
    await forbidden.start();
    expect(forbidden.keeping.value).toBe('refused');
  });

  it('is told as refused where the device has no room for it', async () => {
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    const offline = offlineWith();
    await offline.start();
    worker.become('redundant');
    expect(offline.keeping.value).toBe('refused');
  });

  it('may have a newer version beside it, which begins only when it is taken', async () => {
    [registration.active, container.controller] = [new FakeWorker('activated'), {}];
    const offline = offlineWith();
    await offline.start();
    expect([offline.keeping.value, offline.update.value]).toEqual(['ready', false]);
    const newer = new FakeWorker('installing');
    registration.installing = newer;
    registration.dispatchEvent(new Event('updatefound'));
    expect(offline.update.value).toBe(false);
    registration.waiting = newer;
    newer.become('installed');
    expect([offline.update.value, newer.heard]).toEqual([true, []]);
    offline.take();
    expect([newer.heard, reloads]).toEqual([['take over'], 0]);
    container.dispatchEvent(new Event('controllerchange'));
    expect([offline.outdated.value, reloads]).toEqual([false, 1]);
  });

  it('is the newer version’s at once after another window has taken it, and this page outdated', async () => {
    [registration.active, registration.waiting, container.controller] = [new FakeWorker('activated'), new FakeWorker('installed'), {}];
    const offline = offlineWith();
    await offline.start();
    expect(offline.update.value).toBe(true);
    registration.waiting.become('activated');
    container.dispatchEvent(new Event('controllerchange'));
    expect([offline.update.value, offline.outdated.value, reloads]).toEqual([false, true, 0]);
  });

  it('stays when a newer version cannot be had', async () => {
    [registration.active, container.controller] = [new FakeWorker('activated'), {}];
    const offline = offlineWith();
    await offline.start();
    offline.look();
    registration.installing = new FakeWorker('installing');
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing.become('redundant');
    await Promise.resolve();
    expect([registration.asked, offline.keeping.value, offline.update.value]).toEqual([1, 'ready', false]);
  });
});
