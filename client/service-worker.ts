/// <reference lib="webworker" />

/*
 * Serves the till without a network: its document and the hashed files it needs. Data is never cached here. A new version
 * waits until the page asks for it.
 */

/** The files of the till; the build replaces the name by their list. */
declare const TILL_FILES: readonly string[];
/** The name of the cache of this version, made from the list by the build. */
declare const TILL_CACHE: string;

const FILES = TILL_FILES;
const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = "till-";
const DOCUMENT = "/counter";
/** A page that takes longer is served from the cache. */
const DOCUMENT_TIMEOUT_MS = 3_000;

/** Bypasses the HTTP cache for files without a hash in their name. */
const requestOf = (path: string): Request =>
  new Request(path, path.startsWith("/assets/") ? {} : { cache: "no-cache", headers: { accept: "text/html, */*" } });

async function install(): Promise<void> {
  const cache = await caches.open(TILL_CACHE);
  await cache.addAll([DOCUMENT, ...FILES].map(requestOf));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== TILL_CACHE).map((n) => caches.delete(n)),
  );
  await worker.clients.claim();
}

/** The document from the network; from the cache if there is no response in time or a gateway responds. */
async function documentOf(request: Request): Promise<Response> {
  const cached = await caches.match(DOCUMENT, { cacheName: TILL_CACHE });
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(DOCUMENT_TIMEOUT_MS) });
    if (response.ok || !cached) return response;
  } catch (error) {
    if (!cached) throw error;
  }
  return cached;
}

/** A file of the till, or one that it loads on use, such as the decoder of the camera: its name has a hash. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(TILL_CACHE);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === "activate") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(documentOf(request));
  else if (FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
});
