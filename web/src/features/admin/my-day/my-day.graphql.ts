// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { TaskKind } from '../../../generated/schema.js';

export type MyDayResult = {
  readonly taskList: {
    readonly items: readonly ({
      readonly id: string;
      readonly kind: TaskKind;
      readonly title: string;
      readonly subjectType: string;
      readonly subjectId: string;
      readonly publicId: string;
      readonly mark: string;
      readonly jurisdictions: readonly string[];
      readonly dueAt: string | null;
      readonly assignedAdminId: string | null;
      readonly assignedAdmin: {
        readonly id: string;
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly __typename: 'Task';
    })[];
    readonly totalCount: number;
    readonly __typename: 'TaskPage';
  };
};

export type MyDayVariables = Readonly<Record<string, never>>;

export const MyDayDocument = { id: 'f2456e8755919fe69b1a4d82834c21ce830c1f645aad103c098f0ec3e2bd89c2', name: 'MyDay' } as TypedDocument<MyDayResult, MyDayVariables>;

export type TaskSubjectsResult = {
  readonly officeActionList: {
    readonly items: readonly ({
      readonly id: string;
      readonly markName: string | null;
      readonly jurisdiction: string | null;
      readonly dueDate: string;
      readonly __typename: 'OfficeAction';
    })[];
    readonly __typename: 'OfficeActionPage';
  };
  readonly useInCommerceRequestList: {
    readonly items: readonly ({
      readonly id: string;
      readonly dueDate: string;
      readonly trademark: {
        readonly id: string;
        readonly name: string;
        readonly jurisdiction: string;
        readonly __typename: 'Trademark';
      } | null;
      readonly __typename: 'UseInCommerceRequest';
    })[];
    readonly __typename: 'UseInCommerceRequestPage';
  };
  readonly caseSolutionList: {
    readonly items: readonly ({
      readonly id: string;
      readonly case: {
        readonly id: string;
        readonly brand: {
          readonly id: string;
          readonly name: string;
          readonly __typename: 'Brand';
        } | null;
        readonly caseCounterparty: {
          readonly id: string;
          readonly primaryName: string;
          readonly __typename: 'CaseCounterparty';
        } | null;
        readonly __typename: 'Case';
      } | null;
      readonly __typename: 'CaseSolution';
    })[];
    readonly __typename: 'CaseSolutionPage';
  };
  readonly caseRequestList: {
    readonly items: readonly ({
      readonly id: string;
      readonly type: string;
      readonly links: readonly string[];
      readonly brand: {
        readonly id: string;
        readonly name: string;
        readonly __typename: 'Brand';
      } | null;
      readonly __typename: 'CaseRequest';
    })[];
    readonly __typename: 'CaseRequestPage';
  };
};

export type TaskSubjectsVariables = {
  readonly letters: readonly string[];
  readonly proofs: readonly string[];
  readonly solutions: readonly string[];
  readonly reports: readonly string[];
};

export const TaskSubjectsDocument = { id: '17bc77342081c4c7ea16120921a187203cfbfe8101d86c1aa5c359c514f26a9e', name: 'TaskSubjects' } as TypedDocument<TaskSubjectsResult, TaskSubjectsVariables>;
