import { laterDayAtItsLetter } from '../office-action/later-day-guard.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import type { EntityManager } from 'typeorm';
import type { Goods } from '../mark/goods.js';
import { no } from '../refusals.js';
import { poaPresent } from '../mark/trademark-rules.js';
import { approvedGoodsProblem, dividedGoodsProblem } from './approved-goods.js';
import { approvedCopy } from './filing-copies.js';
import { deedProblem } from '../mark/ordered-transfer.js';
import { holdProblem } from './order-hold.js';
import { limitAt } from './limit/limit-in-force.js';
import { secondLookProblem } from '../second-look/second-looks.js';
import { needsSecondPerson, secondPersonProblem } from './second-person.js';
import { filesItself } from './filing-route.js';
import type { Partner } from './partner/partners.js';
import { filingResource, openFilingStatuses } from './filing.resource.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { everyRowViewer } from '../mark/every-row.js';

/** Nothing of it is at an office yet. */
const UNFILED: readonly string[] = ['Ready for filing', 'Submitted to partner', 'Created from a divide'];

const wrong = (key: string, code: string, message: string) => refuseFields([{ path: [key], code, message }]);

/** A filing begins once for a mark that waits for it, with the copy that was approved, on a way that leads to its office. */
function mayBegin(partners: readonly Partner[]): Guard {
  return async (manager, { input }) => {
    const {
      trademarkId,
      route,
      partner: code,
      digest,
    } = input as { trademarkId: string; route: string; partner?: string | null; digest?: string | null };
    const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [trademarkId]);
    if (mark === undefined) return undefined;
    if (mark.status !== 'Ready for filing') return no('NOT_READY', { status: mark.status ?? '' });
    const hold = await holdProblem(manager, trademarkId);
    if (hold !== undefined) return hold;
    const filings = await readByKeys(manager, filingResource, everyRowViewer, {
      key: 'trademarkId',
      values: [trademarkId],
    });
    if (
      filings.some(
        ({ status }) => status !== undefined && status !== null && openFilingStatuses.includes(status),
      )
    )
      return no('FILING_UNDER_WAY');
    const [copy]: { digest: string }[] = await manager.query(
      'select digest from filing_copy where trademark_id = $1',
      [trademarkId],
    );
    if (copy === undefined) return no('NO_SEALED_COPY');
    if (digest && digest !== copy.digest)
      return wrong('digest', 'DIFFERS', 'This is not the copy that was approved.');
    if (route === 'EUIPO')
      return filesItself(mark.jurisdiction ?? '')
        ? undefined
        : wrong('route', 'NOT_HERE', 'Over this wire only applications for the European Union are filed.');
    const partner = partners.find((one) => one.code === code);
    if (partner === undefined || !partner.offices.includes(mark.jurisdiction ?? ''))
      return wrong('partner', 'UNKNOWN_PARTNER', 'This partner does not file at the office of this mark.');
    return poaPresent({ jurisdiction: mark.jurisdiction ?? '', poaDocumentId: mark.poaDocumentId ?? null })
      ? undefined
      : no('POA_MISSING');
  };
}

interface Mark {
  readonly id: string;
  readonly status?: string | null | undefined;
  readonly parentTrademarkId?: string | null | undefined;
}

/** What may go to the office for a mark: what was approved, or what was divided off. A mark that came another way has nothing to be compared with. */
async function goodsProblem(
  manager: EntityManager,
  mark: Mark,
  goods: Goods,
  encryptionKey: string,
): Promise<Refusal | undefined> {
  const copy = await approvedCopy(manager, mark.id, encryptionKey);
  if (copy !== undefined) return approvedGoodsProblem(goods, copy.content);
  const [parent] =
    mark.status === 'Created from a divide' && mark.parentTrademarkId
      ? await readByIds(manager, trademarkResource, everyRowViewer, [mark.parentTrademarkId])
      : [];
  return parent?.dividedGoods ? dividedGoodsProblem(goods, parent.dividedGoods) : undefined;
}

function asApproved(encryptionKey: string): Guard {
  return async (manager, { streamId }) => {
    const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [streamId]);
    return mark === undefined
      ? undefined
      : goodsProblem(manager, mark, mark.goodsAndServices ?? [], encryptionKey);
  };
}

/** Until an office has it, nobody writes other goods into a mark: a partner or an office answers later, and what they answer for is what was approved. */
function staysApproved(encryptionKey: string): Guard {
  return async (manager, { streamId, input }) => {
    const { goodsAndServices } = input as { goodsAndServices?: Goods | null };
    if (!goodsAndServices) return undefined;
    const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [streamId]);
    return mark === undefined || !UNFILED.includes(mark.status ?? '')
      ? undefined
      : goodsProblem(manager, mark, goodsAndServices, encryptionKey);
  };
}

/** The last look before it leaves. */
function confirmedAsApproved(encryptionKey: string): Guard {
  return async (manager, { streamId }) => {
    const [filing] = await readByIds(manager, filingResource, everyRowViewer, [streamId]);
    const [mark] = filing?.trademarkId
      ? await readByIds(manager, trademarkResource, everyRowViewer, [filing.trademarkId])
      : [];
    return mark === undefined
      ? undefined
      : goodsProblem(manager, mark, mark.goodsAndServices ?? [], encryptionKey);
  };
}

/** A filing that was prepared before its client wanted the order to end does not go out meanwhile. */
const mayGoOut: Guard = async (manager, { streamId }) => {
  const [filing] = await readByIds(manager, filingResource, everyRowViewer, [streamId]);
  return filing?.trademarkId == null ? undefined : holdProblem(manager, filing.trademarkId);
};

/** Four eyes on what costs more than the limit. */
const bySecondPerson =
  (firstLimitCents: number): Guard =>
  async (manager, { streamId, viewer }) => {
    const [filing] = await readByIds(manager, filingResource, everyRowViewer, [streamId]);
    if (filing === undefined) return undefined;
    const limitCents = await limitAt(manager, filing.createdAt, firstLimitCents);
    if (!needsSecondPerson(filing, limitCents)) return undefined;
    return (
      secondPersonProblem(filing, limitCents, viewer.userId) ?? secondLookProblem(manager, viewer.userId)
    );
  };

/** One guard after the other; the first refusal counts. */
const inTurn =
  (...guards: readonly Guard[]): Guard =>
  async (...asked) => {
    for (const guard of guards) {
      const refused = await guard(...asked);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
const notOnHold: Guard = (manager, { streamId }) => holdProblem(manager, streamId);

export const filingGuards = ({
  partners,
  encryptionKey,
  secondPersonAbove,
}: {
  readonly partners: readonly Partner[];
  readonly encryptionKey: string;
  /** Cents of euro, until the firm sets another limit. */
  readonly secondPersonAbove: number;
}): Readonly<Record<string, Guard>> => ({
  CreateFiling: mayBegin(partners),
  ConfirmFiling: inTurn(mayGoOut, confirmedAsApproved(encryptionKey), bySecondPerson(secondPersonAbove)),
  UpdateTrademark: inTurn(laterDayAtItsLetter, staysApproved(encryptionKey)),
  FileOwnershipTransfer: (manager, { streamId }) => deedProblem(manager, streamId),
  SubmitTrademarkToPartner: inTurn(notOnHold, asApproved(encryptionKey)),
  FileTrademark: asApproved(encryptionKey),
  NumberDividedTrademark: asApproved(encryptionKey),
});
