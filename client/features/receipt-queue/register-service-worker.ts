const URL_OF_WORKER = "/service-worker.js";
const SCOPE = "/counter";
const UPDATE_EVERY_MS = 60 * 60_000;
const IDLE_MS = 60_000;
const ACTIVITY = ["keydown", "pointerdown", "input"] as const;

/** Calls `work` once the user has done nothing for a minute. */
function whenIdle(work: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ACTIVITY.forEach((name) => removeEventListener(name, wait, { capture: true }));
      work();
    }, IDLE_MS);
  };
  ACTIVITY.forEach((name) => addEventListener(name, wait, { capture: true }));
  wait();
}

/** Activates a waiting version while the till is idle, then loads its page. */
function updateWhenIdle(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    if (waiting) whenIdle(() => waiting.postMessage("activate"));
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) offer();
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_EVERY_MS);
}

let isRegistered = false;

/** Lets the till open without a network. The worker needs HTTPS or localhost; without it the till needs the network. */
export async function registerServiceWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first version takes over a page that is up to date already.
    if (isControlled) location.reload();
    isControlled = true;
  });
  try {
    updateWhenIdle(await navigator.serviceWorker.register(URL_OF_WORKER, { scope: SCOPE }));
  } catch {
    // An unreachable server or a browser that forbids it: the till works with the network.
    isRegistered = false;
  }
}
