// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type AdminReportFilesResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly report: {
      readonly id: string;
      readonly files: readonly ({
        readonly language: string;
        readonly name: string;
        readonly document: {
          readonly id: string;
          readonly url: string;
          readonly __typename: 'Document';
        } | null;
        readonly __typename: 'ReportFile';
      })[];
      readonly __typename: 'ReportVersion';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type AdminReportFilesVariables = {
  readonly id: string;
  readonly number: number;
};

export const AdminReportFilesDocument = { id: '176d72393f252b8b0ea146db7f3dc67f0fc49e3eab711e7baae800f5de3bcf22', name: 'AdminReportFiles' } as TypedDocument<AdminReportFilesResult, AdminReportFilesVariables>;
