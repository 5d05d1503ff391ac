/** Tells filing partners that a dossier waits for them. Throws VendorError; `rejected` means the partner will not take deliveries any more. */
export interface PartnerChannel {
  /** Delivered at least once; the partner drops repeats by `messageId`. */
  announce(partner: FilingPartner, instruction: FilingInstruction): Promise<void>;
}

export interface FilingPartner {
  readonly code: string;
  /** Where deliveries go: a public https address. */
  readonly webhookUrl: string;
  /** Standard Webhooks secret, `whsec_…`, for both directions. */
  readonly secret: string;
}

/** Thin on purpose: ids only. The dossier is fetched with the partner's own key. */
export interface FilingInstruction {
  readonly messageId: string;
  readonly instructionId: string;
  readonly office: string;
}
