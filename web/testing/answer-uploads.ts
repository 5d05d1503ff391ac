import { afterEach, beforeEach } from '@jest/globals';

/** Every file that is sent in these tests arrives, and is known by this token. */
export function answerUploads(uploadToken: string): void {
  const before = globalThis.XMLHttpRequest;
  class Arrived {
    readonly upload = {};
    readonly status = 201;
    readonly response = { documentId: 'document', uploadToken };
    responseType = '';
    onload: () => void = () => undefined;
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      queueMicrotask(() => this.onload());
    }
  }
  beforeEach(() => {
    // The edge: as much of a request as the upload of a file uses.
    globalThis.XMLHttpRequest = Arrived as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = before;
  });
}
