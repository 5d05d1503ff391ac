import { currentTraceparent, inSpan } from '@cotta/kit/runtime/tracing/span.js';

/** A question of this server to the gateway, as a step of the request that it answers. */
export const tracedFetch: typeof fetch = (address, init = {}) =>
  inSpan('ask gateway', { kind: 'CLIENT', attributes: { 'peer.service': 'gateway' } }, () => {
    const traceparent = currentTraceparent();
    if (traceparent === undefined) return fetch(address, init);
    const headers = new Headers(init.headers);
    headers.set('traceparent', traceparent);
    return fetch(address, { ...init, headers });
  });
