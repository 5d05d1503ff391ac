import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { holdsLink } from '../links/record-link.js';
import { everyRowViewer } from '../mark/every-row.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { no } from '@cotta/kit/model/decider/refusals.js';
import { useInCommerceRequestClassResource } from './use-in-commerce-request-class.record.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';
import { usedAfterSigning } from './use-in-commerce-rules.js';
import type { UseInCommerceStatus } from './use-in-commerce-status.js';

const clientEdits: readonly UseInCommerceStatus[] = ['Kick-off sent', 'In preparation'];
const holdsClassLink = holdsLink('use-in-commerce');

interface Given {
  readonly firstUseInUs?: string | null;
  readonly items?: readonly string[] | null;
  readonly decision?: string | null;
}

/** What was handed in is no longer the client's to change, nothing is added to the goods, and no use begins after somebody swore to it. Links of a class end with those of its proof. */
export const whileClientEdits: Guard = async (manager, { streamId, viewer, input }) => {
  const [row] = await readByIds(manager, useInCommerceRequestClassResource, viewer, [streamId]);
  const [request] = await readByIds(
    manager,
    useInCommerceRequestResource,
    everyRowViewer,
    row?.useInCommerceRequestId ? [row.useInCommerceRequestId] : [],
  );
  const given = input as Given;
  if (row === undefined || request === undefined) return undefined;
  if (viewer.role !== 'customer' && viewer.role !== 'visitor')
    return usedAfterSigning(given.firstUseInUs, request.declarationSignedOn);
  if (viewer.role === 'visitor' && !holdsClassLink(request, viewer, streamId)) return no('NOT_FOUND');
  if (request.status && !clientEdits.includes(request.status))
    return refuseFields([
      { path: [], code: 'NOT_EDITABLE', message: 'This was handed in; write to us what should change.' },
    ]);
  const [mark] = await readByIds(
    manager,
    trademarkResource,
    everyRowViewer,
    request.trademarkId ? [request.trademarkId] : [],
  );
  const terms = mark?.goodsAndServices?.find((goods) => goods.class === row.classNumber)?.terms ?? [];
  return itemsProblem(given, [...terms, ...(row.items ?? [])]);
};

/** Goods are left out, never added: the office takes no more than the application names. */
function itemsProblem({ items, decision }: Given, known: readonly string[]): Refusal | undefined {
  if (items == null) return undefined;
  if (items.length === 0 && decision === 'Use')
    return refuseFields([
      {
        path: ['items'],
        code: 'REQUIRED',
        message: 'Choose at least one that is in use, or leave the class out.',
      },
    ]);
  const strange = items.find((item) => !known.includes(item));
  return strange === undefined
    ? undefined
    : refuseFields([
        {
          path: ['items'],
          code: 'UNKNOWN_REFERENCE',
          message: 'Choose only goods and services of this class.',
        },
      ]);
}
