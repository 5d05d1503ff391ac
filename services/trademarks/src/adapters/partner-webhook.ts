import { systemClock } from '@cotta/kit/model/time/clock.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import type { FilingInstruction, FilingPartner, PartnerChannel } from '../filing/partner/partner-channel.js';
import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';

/** One try here: the plan of repeats spans a day and belongs to the job that delivers. */
const MAX_TRIES = 1;

/** Announces instructions to partners with signed webhooks. */
export class PartnerWebhook implements PartnerChannel {
  constructor(private readonly tuning: Partial<VendorHttpOptions> = {}) {}

  async announce(
    partner: FilingPartner,
    { messageId, instructionId, office }: FilingInstruction,
  ): Promise<void> {
    const now = (this.tuning.clock ?? systemClock).now();
    const body = JSON.stringify({
      type: 'filing_instruction.ready',
      timestamp: now.toISOString(),
      data: { instruction_id: instructionId, office },
    });
    const http = new VendorHttp({
      ...this.tuning,
      maxTries: MAX_TRIES,
      vendor: `partner-${partner.code}`,
      baseUrl: partner.webhookUrl,
    });
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(partner.secret, messageId, body, now),
    };
    await http.call({ method: 'POST', path: '', headers, body, repeatable: true });
  }
}
