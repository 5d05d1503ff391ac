export interface SentFile {
  readonly documentId: string;
  readonly uploadToken: string;
  readonly width?: number;
  readonly height?: number;
}
export interface Upload {
  readonly done: Promise<SentFile>;
  cancel(): void;
}

const REASONS: Readonly<Record<number, string>> = {
  413: 'TOO_LARGE_SERVER',
  415: 'WRONG_TYPE_SERVER',
  422: 'INFECTED',
  429: 'BUSY',
};

/** Sends one file as the request's body; XMLHttpRequest, because only it tells how much has left. */
export function sendFile(file: File, onProgress: (part: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<SentFile>((resolve, reject) => {
    request.open('POST', '/api/document');
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.setRequestHeader('idempotency-key', crypto.randomUUID());
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status === 201 || request.status === 200) resolve(request.response as SentFile);
      else reject(new Error(REASONS[request.status] ?? 'FAILED'));
    };
    request.onerror = () => reject(new Error('FAILED'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.send(file);
  });
  return { done, cancel: () => request.abort() };
}
