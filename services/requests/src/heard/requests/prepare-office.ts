import { Fault } from '@cotta/kit/model/words/fault.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { applicationJurisdiction } from '../../application/application-jurisdiction.record.js';
import { claimApplicationJurisdiction } from '../../application/claim-drafts.js';

interface NewOffice {
  readonly streamId: string;
  readonly applicationId: string;
  readonly jurisdiction: string;
  readonly goodsAndServices: readonly { readonly classNumber: number; readonly terms: readonly string[] }[];
  /** Whose draft it is; null while there is no account. */
  readonly userId: string | null;
}

/** The part of a paid office in its draft, given to its owner.
 *  @throws Fault when it is refused: a paid office without its part is an order that nobody could go on with, so the event waits, parked, until somebody looks. */
export async function prepareOffice(
  run: RunCommand,
  { streamId, applicationId, jurisdiction, goodsAndServices, userId }: NewOffice,
): Promise<void> {
  const goods = goodsAndServices.map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }));
  const prepared = await run(applicationJurisdiction.create, {
    streamId,
    input: {
      applicationId,
      jurisdiction,
      goodsAndServices: goods,
      usptoSpecimenToClass: [],
      colorClaimEnabled: false,
    },
    key: streamId,
  });
  if ('refusal' in prepared)
    throw new Fault(`${jurisdiction} cannot join the draft ${applicationId}: ${prepared.refusal.message}`);
  if (userId !== null)
    await run(claimApplicationJurisdiction, { streamId, input: { userId }, key: `${streamId} ${userId}` });
}
