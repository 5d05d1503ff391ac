// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type ReportFilesResult = {
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

export type ReportFilesVariables = {
  readonly id: string;
  readonly number: number;
};

export const ReportFilesDocument = { id: '1fd3f0890b456f8bf0141e3687a521fb26aaf98521fe28a46c40fe6fffc1d655', name: 'ReportFiles' } as TypedDocument<ReportFilesResult, ReportFilesVariables>;
