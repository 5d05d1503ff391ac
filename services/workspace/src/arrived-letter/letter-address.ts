/** The address where offices write, and the server whose word about senders is believed. */
export interface LetterAddress {
  readonly address: string;
  readonly server: string;
}

export const isForOffice = (recipients: readonly string[], { address }: LetterAddress): boolean =>
  recipients.includes(address.toLowerCase());
