import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { no } from '../refusals.js';
import { officeActionSolutionResource } from './office-action-solution.record.js';
import { officeActionResource } from './office-action.resource.js';
import { everyRowViewer } from '../mark/every-row.js';

const notItsOwn = (key: string, message: string) =>
  refuseFields([{ path: [key], code: 'UNKNOWN_REFERENCE', message }]);

/** The letter a mark answers is one of its own letters. */
const letterOfTheMark: Guard = async (manager, { input, streamId }) => {
  const { officeActionId } = input as { officeActionId: string };
  const [letter] = await readByIds(manager, officeActionResource, everyRowViewer, [officeActionId]);
  return letter?.trademarkId === streamId
    ? undefined
    : notItsOwn('officeActionId', 'This letter is about another mark.');
};

/** A client is shown at least one way out, each with its odds and its price. */
const solutionsReady: Guard = async (manager, { streamId }) => {
  const solutions = await readByKeys(manager, officeActionSolutionResource, everyRowViewer, {
    key: 'officeActionId',
    values: [streamId],
  });
  if (solutions.length === 0) return no('NO_SOLUTION');
  const unpriced = solutions.filter(
    ({ chanceOfSuccess, serviceFee, governmentFee }) =>
      (chanceOfSuccess ?? null) === null || !serviceFee || !governmentFee,
  );
  return unpriced.length === 0 ? undefined : no('SOLUTION_INCOMPLETE', { count: unpriced.length });
};

const solutionOfTheLetter: Guard = async (manager, { input, streamId, viewer }) => {
  const { orderedSolutionId } = input as { orderedSolutionId: string };
  const [solution] = await readByIds(manager, officeActionSolutionResource, viewer, [orderedSolutionId]);
  return solution?.officeActionId === streamId
    ? undefined
    : notItsOwn('orderedSolutionId', 'This solution belongs to another letter.');
};

/** Rules that look at more than one row, by the command they come before. */
export const officeActionGuards: Readonly<Record<string, Guard>> = {
  ReceiveOfficeAction: letterOfTheMark,
  KickOffOfficeAction: solutionsReady,
  OrderOfficeActionResponse: solutionOfTheLetter,
};
