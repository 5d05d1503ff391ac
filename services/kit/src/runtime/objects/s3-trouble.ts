import { VendorError, type VendorTrouble } from '../vendor/vendor-error.js';

/** How the store is called in figures and errors. */
export const OBJECT_STORE = 'object-store';

/** What to look at, by the store's own word for what is wrong. @source https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const ADVICE: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know OBJECT_STORE_ACCESS_KEY',
  SignatureDoesNotMatch: 'OBJECT_STORE_SECRET_KEY is not the one of OBJECT_STORE_ACCESS_KEY',
  AccessDenied: 'whose OBJECT_STORE_ACCESS_KEY is may not do this in OBJECT_STORE_BUCKET',
  NoSuchBucket: 'it has no bucket with the name of OBJECT_STORE_BUCKET',
  AuthorizationHeaderMalformed: 'OBJECT_STORE_REGION is not the region of the bucket',
  PermanentRedirect: 'OBJECT_STORE_URL is not the address of the bucket',
  RequestTimeTooSkewed: 'the clock of this machine is wrong by a quarter of an hour or more',
};

/** Trouble in our words of whatever the client of the store threw. `asked`: method and key. */
export function s3Trouble(error: unknown, asked: string): VendorError {
  const {
    name = '',
    code,
    $metadata,
  } = (error ?? {}) as {
    name?: string;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  if (status === undefined || status < 300) {
    const why = typeof code === 'string' ? code : name;
    return new VendorError(OBJECT_STORE, 'unavailable', `${asked}: no whole answer (${why})`);
  }
  const advice = ADVICE[name];
  return new VendorError(
    OBJECT_STORE,
    kindOf(status),
    `${asked} was answered with ${status} (${name})${advice === undefined ? '' : `: ${advice}`}`,
    { status, code: name },
  );
}

function kindOf(status: number): VendorTrouble {
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return status < 400 ? 'contract' : 'rejected';
}
