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
