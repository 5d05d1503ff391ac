/** How one look at a page ended. */
export const captureStates = ['Captured', 'Not reachable', 'Refused', 'Needs sign-in', 'Too large'] as const;
export type CaptureState = (typeof captureStates)[number];

/** One file of a capture, by what it is. */
export interface CapturedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** One answer on the way to the page, without its body. */
export interface CapturedHop {
  readonly url: string;
  readonly status: number;
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
  /** SHA-256 of the certificate, hexadecimal, and why it is not to be trusted, where it is not. */
  readonly certificate?: {
    readonly fingerprint: string;
    readonly trusted: boolean;
    readonly problem?: string;
  };
}

/** What was seen at a link. */
export interface PageCaptured {
  readonly state: CaptureState;
  /** Why there is no page, or what of it is missing; for staff, never for who reported. */
  readonly reason?: string;
  readonly hops: readonly CapturedHop[];
  readonly finalUrl?: string;
  readonly status?: number;
  /** UTC, ISO 8601, by the clock of the worker. */
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Whether a browser drew it; without one, page, headers and hashes are kept all the same. */
  readonly pictured: boolean;
  /** What a person reads on it. */
  readonly text: string;
  readonly files: readonly CapturedFile[];
  readonly tools: Readonly<Record<string, string>>;
  readonly viewport: string;
  readonly locale: string;
  readonly userAgent: string;
}

/** Looks at a page, away from our data. @throws VendorError while the worker is away */
export interface PageCapture {
  capture(link: string): Promise<PageCaptured>;
}
