export interface SmsToSend {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Comes back with every report about it. */
  readonly reference: string;
}

/**
 * What the provider said.
 * - `taken`: it sends it; `id` is its own.
 * - `opted out`: the number wants nothing of us any more.
 * - `no`: never to this number, or never this text; `why` is its code.
 * - `later`: certainly not taken; asking again is safe.
 * - `nobody knows`: asked and not heard, so that it may be on its way.
 */
export type SmsAnswer =
  | { readonly said: 'taken'; readonly id: string; readonly segments: number | undefined }
  | { readonly said: 'opted out' }
  | { readonly said: 'no'; readonly why: string }
  | { readonly said: 'later'; readonly why: string; readonly afterMs?: number }
  | { readonly said: 'nobody knows'; readonly why: string };

export interface SmsTransport {
  /** Asks once, never twice. Does not throw for anything the provider or the line does. */
  send(message: SmsToSend): Promise<SmsAnswer>;
}
