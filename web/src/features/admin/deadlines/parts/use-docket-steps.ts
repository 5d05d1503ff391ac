import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaterDueDateCause } from '../../../../generated/schema.js';
import { useSubmit, type Submitted } from '../../parts/use-submit.js';
import {
  DocketAssignLetterDocument,
  DocketAssignMarkDocument,
  DocketAssignProofDocument,
  DocketConfirmLetterDocument,
  DocketConfirmProofDocument,
  DocketCorrectLetterDocument,
  DocketCorrectProofDocument,
  DocketExtendLetterDocument,
  DocketExtendUseDocument,
  DocketNotifyLetterDocument,
  DocketNotifyProofDocument,
} from '../deadlines.graphql.js';
import type { DocketItem } from './row-place.js';

/** Another due date. Dates `YYYY-MM-DD`; `graceEndDate` '' where there is none. */
export interface Correction {
  readonly dueDate: string;
  readonly graceEndDate: string;
  readonly reason: string;
  /** Why it is later than the rule gives; '' where it is not. */
  readonly laterDueDateCause: LaterDueDateCause | '';
  /** Day the office was asked for more time. */
  readonly extendedOn: string;
  /** The paper that gives the day. */
  readonly dueDateSourceId: string;
}

export interface DocketSteps {
  readonly busy: boolean;
  /** By id of the row: why its last step was not taken. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly confirm: (row: DocketItem) => Promise<boolean>;
  readonly assign: (row: DocketItem, adminId: string | null) => Promise<boolean>;
  /** What each of them is worked on in, once; the ids of those that were refused stay with their words. */
  readonly assignAll: (rows: readonly DocketItem[], adminId: string | null) => Promise<void>;
  /** Says itself where it was refused. */
  readonly correct: (row: DocketItem, correction: Correction) => Promise<Submitted>;
  /** `filedOn`: the day the extension was asked for at the office; only a statement of use says it. */
  readonly extend: (row: DocketItem, filedOn: string) => Promise<boolean>;
  readonly notify: (row: DocketItem, reason: string) => Promise<boolean>;
}

const ASSIGN = {
  TRADEMARK: DocketAssignMarkDocument,
  OFFICE_ACTION: DocketAssignLetterDocument,
  USE_IN_COMMERCE_REQUEST: DocketAssignProofDocument,
} as const;

const isLetter = ({ subject: { kind } }: DocketItem): boolean => kind === 'OFFICE_ACTION';
const seen = ({ subject: { id, version } }: DocketItem) => ({ id, expectedVersion: version });

/** What a day later than the rule stands on; nothing where it is not later. */
const standsOn = ({ laterDueDateCause: cause, extendedOn, dueDateSourceId }: Correction) =>
  cause === ''
    ? {}
    : {
        laterDueDateCause: cause,
        ...(cause === 'EXTENSION_GRANTED' && extendedOn !== '' && { extendedOn }),
        ...(dueDateSourceId !== '' && { dueDateSourceId }),
      };

function sendCorrection(
  run: ReturnType<typeof useSubmit>['run'],
  row: DocketItem,
  { given, said }: { readonly given: Correction; readonly said: string },
): Promise<Submitted> {
  const { dueDate, reason, graceEndDate } = given;
  return isLetter(row)
    ? run(DocketCorrectLetterDocument, { ...seen(row), input: { dueDate, reason, ...standsOn(given) } }, said)
    : run(
        DocketCorrectProofDocument,
        { ...seen(row), input: { dueDate, reason, ...(graceEndDate !== '' && { graceEndDate }) } },
        said,
      );
}

/** Steps taken from a row, each at the version that was seen. What is refused stands at the row until the next one. */
export function useDocketSteps(): DocketSteps {
  const { t } = useTranslation('admin-deadlines');
  const { busy, run } = useSubmit(['docket']);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const settle = async ({ id }: DocketItem, sent: Promise<Submitted>): Promise<boolean> => {
    const answer = await sent;
    const why = answer === 'done' ? undefined : answer === 'failed' ? t('failed') : answer.message;
    setRefusals((before) => {
      const next = new Map(before);
      if (why === undefined) next.delete(id);
      else next.set(id, why);
      return next;
    });
    return why === undefined;
  };
  const confirm = (row: DocketItem): Promise<Submitted> =>
    run(
      isLetter(row) ? DocketConfirmLetterDocument : DocketConfirmProofDocument,
      { ...seen(row), input: {} },
      t('done.confirm'),
    );
  const extend = (row: DocketItem, filedOn: string): Promise<Submitted> =>
    isLetter(row)
      ? run(DocketExtendLetterDocument, { ...seen(row), input: {} }, t('done.extend'))
      : run(
          DocketExtendUseDocument,
          { id: row.trademarkId, input: { filedOn, officeDueDate: row.extensionDate ?? '' } },
          t('done.extend'),
        );
  const notify = (row: DocketItem, reason: string): Promise<Submitted> =>
    run(
      isLetter(row) ? DocketNotifyLetterDocument : DocketNotifyProofDocument,
      { ...seen(row), input: { reason } },
      t('done.notify'),
    );
  const assign = (row: DocketItem, assignedAdminId: string | null): Promise<Submitted> =>
    run(ASSIGN[row.subject.kind], { ...seen(row), input: { assignedAdminId } }, t('done.assign'));
  const correct = (row: DocketItem, given: Correction): Promise<Submitted> =>
    sendCorrection(run, row, { given, said: t('done.correct') });
  const assignAll = async (rows: readonly DocketItem[], adminId: string | null): Promise<void> => {
    // Two last days of one mark are one thing to be in charge of.
    for (const row of new Map(rows.map((each) => [each.subject.id, each])).values())
      await settle(row, assign(row, adminId));
  };
  return {
    busy,
    refusals,
    assignAll,
    correct,
    confirm: (row) => settle(row, confirm(row)),
    assign: (row, adminId) => settle(row, assign(row, adminId)),
    extend: (row, filedOn) => settle(row, extend(row, filedOn)),
    notify: (row, reason) => settle(row, notify(row, reason)),
  };
}
