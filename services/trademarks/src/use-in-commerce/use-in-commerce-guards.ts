import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { no } from '../refusals.js';
import type { TrademarkStatus } from '../mark/trademark-status.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';
import { filedClasses } from './filed-classes.js';
import { signedTooEarly } from './use-in-commerce-rules.js';
import { useInCommerceRequestClassResource } from './use-in-commerce-request-class.record.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';
import { whileClientEdits } from './while-client-edits.js';
import { everyRowViewer } from '../mark/every-row.js';

const awaitingUse: readonly TrademarkStatus[] = ['Statement of use requested', 'SOU extended'];

/** Statements of use between the notice of allowance and the statement, declarations once registered; never in the blackout before. */
function stageProblem(
  mark: { readonly jurisdiction?: string | null; readonly status?: TrademarkStatus | null },
  type: UseInCommerceType,
): Refusal | undefined {
  if (mark.jurisdiction !== 'US') return no('ONLY_UNITED_STATES.proof');
  const status = mark.status ?? 'Ready for filing';
  const fits = beforeRegistration.includes(type)
    ? awaitingUse.includes(status)
    : status === 'Trademark registered';
  return fits
    ? undefined
    : no(
        'WRONG_STAGE',
        {
          status,
        },
        { type: type.toLowerCase(), status },
      );
}

const markAtThatStage: Guard = async (manager, { input }) => {
  const { trademarkId, type } = input as { trademarkId: string; type: UseInCommerceType };
  const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [trademarkId]);
  return mark === undefined ? undefined : stageProblem(mark, type);
};

const stillAtThatStage: Guard = async (manager, { streamId }) => {
  const [request] = await readByIds(manager, useInCommerceRequestResource, everyRowViewer, [streamId]);
  const [mark] = await readByIds(
    manager,
    trademarkResource,
    everyRowViewer,
    request?.trademarkId ? [request.trademarkId] : [],
  );
  return mark === undefined || !request?.type ? undefined : stageProblem(mark, request.type);
};

/** Of a request the caller cannot see nothing is said here: the command answers as if it were not there. */
const everyClassDecided: Guard = async (manager, { streamId, viewer, input }) => {
  const [request] = await readByIds(manager, useInCommerceRequestResource, viewer, [streamId]);
  if (request === undefined) return undefined;
  const classes = await readByKeys(manager, useInCommerceRequestClassResource, everyRowViewer, {
    key: 'useInCommerceRequestId',
    values: [streamId],
  });
  if (classes.length === 0) return no('NO_CLASS');
  const { type = request.type } = input as { readonly type?: UseInCommerceType | null };
  const { kept, extended } = filedClasses(type ?? 'Statement of use', classes);
  // More time is asked for every class that is not given up, whatever else was said of it.
  if (type === 'Extension') return extended.length === 0 ? no('NOTHING_KEPT') : undefined;
  const open = classes.filter(({ decision }) => !decision).map(({ classNumber }) => classNumber);
  if (open.length > 0) return no('CLASS_UNDECIDED', { classes: open.join(', ') });
  return kept.length === 0 ? no(extended.length === 0 ? 'NOTHING_KEPT' : 'NOTHING_IN_USE') : undefined;
};

const usedClassesComplete: Guard = async (manager, { streamId, input }) => {
  const [request] = await readByIds(manager, useInCommerceRequestResource, everyRowViewer, [streamId]);
  if (request?.type === 'Extension') return undefined;
  const classes = await readByKeys(manager, useInCommerceRequestClassResource, everyRowViewer, {
    key: 'useInCommerceRequestId',
    values: [streamId],
  });
  const incomplete = classes.filter(
    ({ decision, firstUseInUs, firstUseAnywhere, items }) =>
      decision === 'Use' && (!firstUseInUs || !firstUseAnywhere || !items?.length),
  );
  if (incomplete.length > 0)
    return no('CLASS_INCOMPLETE', {
      classes: incomplete.map(({ classNumber }) => classNumber).join(', '),
    });
  const { declarationSignedOn } = input as { readonly declarationSignedOn?: string };
  return signedTooEarly(
    classes.map(({ classNumber, ...facts }) => ({ ...facts, classNumber: classNumber ?? 0 })),
    declarationSignedOn,
  );
};

/** Rules that look at more than one row, by the command they come before. */
export const useInCommerceGuards: Readonly<Record<string, Guard>> = {
  CreateUseInCommerceRequest: markAtThatStage,
  OrderUseInCommerceRequest: everyClassDecided,
  ApproveUseInCommerceFiling: usedClassesComplete,
  SubmitUseInCommerceRequest: stillAtThatStage,
  UpdateUseInCommerceRequestClass: whileClientEdits,
};
