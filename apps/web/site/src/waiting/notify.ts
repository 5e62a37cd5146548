// A notification of the system while the page is hidden, for readers who asked for it, and a short vibration.

/** One notification at most: a newer one takes its place. */
const TAG = 'tapa-turn';
const VIBRATION_MILLIS = 80;

/** Nobody was asked yet, yes, no, or the browser has none to offer here. */
export type Permission = NotificationPermission | 'missing';

export function permission(): Permission {
  return globalThis.isSecureContext && 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Asks the reader; only ever called by a tap. */
export async function askPermission(): Promise<Permission> {
  return permission() === 'missing' ? 'missing' : Notification.requestPermission();
}

/** Shown by the service worker where there is one: phones know no other way. */
export async function notify(title: string, body: string): Promise<void> {
  if (permission() !== 'granted') {
    return;
  }
  const options = { body, tag: TAG, icon: 'icons/tapa-192.png', vibrate: [VIBRATION_MILLIS] };
  const registration = await registrationHere();
  if (registration !== undefined) {
    await registration.showNotification(title, options);
  } else {
    shown = new Notification(title, options);
  }
}

let shown: Notification | undefined;

/** Takes the notification back: the reader is here. */
export async function withdraw(): Promise<void> {
  shown?.close();
  shown = undefined;
  const registration = await registrationHere();
  const others = (await registration?.getNotifications({ tag: TAG })) ?? [];
  others.forEach((each) => each.close());
}

/** Browsers refuse it, some with a complaint, before the reader has touched the page. */
export function vibrate(): void {
  const { userActivation, vibrate: shake } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === true) {
    shake?.call(navigator, [VIBRATION_MILLIS]);
  }
}

function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
}
