/** A place in the history of a partner's events, and of which history: after a restore there is another one. */
export interface PartnerCursor {
  readonly epoch: number;
  readonly position: bigint;
}

const FORM = /^(\d{1,9})-(\d{1,18})$/;

/** As it is handed out: `1-5231`. Readers give it back and read nothing from it. */
export function printCursor({ epoch, position }: PartnerCursor): string {
  return `${epoch}-${position}`;
}

/** What a reader gave back; undefined for a text that was never handed out in this form. */
export function readCursor(text: string): PartnerCursor | undefined {
  const [, epoch, position] = FORM.exec(text) ?? [];
  return epoch === undefined || position === undefined
    ? undefined
    : { epoch: Number(epoch), position: BigInt(position) };
}
