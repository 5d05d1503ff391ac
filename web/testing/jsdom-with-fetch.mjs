// jsdom has no fetch, streams or crypto; a browser has. They come from Node, so that one family of classes fits together.
import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  URLSearchParams,
  URL,
  ReadableStream,
  TransformStream,
  structuredClone,
  setImmediate,
};

export default class JsdomWithFetch extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, FROM_NODE);
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // Without layout nothing is ever out of view; a test that wants it so brings its own.
    this.global.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    };
  }
}
