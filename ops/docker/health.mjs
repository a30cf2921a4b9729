// HEALTHCHECK of the images: whether the process answers. Readiness (/readyz) is the proxy's business: a store that is
// away for a moment is no reason to restart who waits for it.
const response = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(2_000),
}).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
