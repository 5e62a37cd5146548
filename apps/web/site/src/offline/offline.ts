// Whether the page is kept on the device for use without a network, and whether a newer version waits to be taken.

import { signal } from '@preact/signals';
import { TAKE_OVER } from './take-over';

/** Nothing is known yet, all is there, the address is not secure so that browsers refuse, or it is refused otherwise. */
export type Keeping = 'unknown' | 'ready' | 'insecure' | 'refused';

/** What the browser has for it; tests bring their own. */
export interface Surroundings {
  readonly secure: boolean;
  readonly workers: ServiceWorkerContainer | undefined;
  reload(): void;
}

export class Offline {
  readonly keeping = signal<Keeping>('unknown');
  /** A newer version is on the device and waits. */
  readonly update = signal(false);
  /** Another window has taken a newer version: this one should load it as soon as it disturbs nobody. */
  readonly outdated = signal(false);

  private registration: ServiceWorkerRegistration | undefined;
  private taking = false;

  constructor(private readonly around: Surroundings) {}

  async start(): Promise<void> {
    const { secure, workers } = this.around;
    if (workers === undefined) {
      this.keeping.value = secure ? 'refused' : 'insecure';
      return;
    }
    this.listen(workers);
    try {
      this.follow(await workers.register('sw.js'));
    } catch {
      this.keeping.value = 'refused';
    }
  }

  /** Asks whether there is a newer version; without a network there is no answer, and none is needed. */
  look(): void {
    void this.registration?.update().catch(() => undefined);
  }

  /** Takes the version that waits; the page is loaded anew once it is in force. */
  take(): void {
    this.taking = true;
    this.registration?.waiting?.postMessage(TAKE_OVER);
  }

  /** The version is loaded that another window has taken already. */
  catchUp(): void {
    this.around.reload();
  }

  private listen(workers: ServiceWorkerContainer): void {
    // Where there was no worker, the first one takes over a page of its own version.
    let first = workers.controller === null;
    workers.addEventListener('controllerchange', () => {
      if (this.taking) {
        this.around.reload();
      } else if (!first) {
        this.outdated.value = true;
      }
      first = false;
    });
  }

  private follow(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    this.update.value = registration.waiting !== null && registration.active !== null;
    if (registration.active !== null) {
      this.keeping.value = 'ready';
    }
    this.watch(registration.installing ?? registration.waiting);
    registration.addEventListener('updatefound', () => this.watch(registration.installing));
  }

  private watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      const isUpdate = this.keeping.value === 'ready';
      if (worker.state === 'activated') {
        this.keeping.value = 'ready';
        this.update.value = false;
      } else if (worker.state === 'installed') {
        this.update.value = isUpdate;
      } else if (worker.state === 'redundant' && !isUpdate) {
        this.keeping.value = 'refused';
      }
    });
  }
}

/** Of this browser. */
export const offline = new Offline({
  secure: globalThis.isSecureContext,
  workers: (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker,
  reload: () => location.reload(),
});
