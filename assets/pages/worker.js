// Keeps the whole page for play without a network. Each build has a cache of its own: a new one
// is fetched while the old one is played, and taken at the next start.
"use strict";

const FILES = {{files}};
const OURS = `president-card-game:${self.registration.scope}:`; // many games may share a host
const CACHE = `${OURS}{{version}}`;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

// At its next start the page says when nothing of the old build is needed any more.
self.addEventListener("message", (event) => { if (event.data === "take over") self.skipWaiting(); });

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  )));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.open(CACHE)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
