// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type AdminReportSinceResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly reportRechecks: {
      readonly items: readonly ({
        readonly id: string;
        readonly number: number;
        readonly ranAt: string | null;
        readonly offices: readonly {
          readonly jurisdiction: string;
          readonly register: string;
          readonly dataOf: string;
          readonly __typename: 'RecheckedOffice';
        }[];
        readonly notRepeated: readonly {
          readonly jurisdiction: string;
          readonly lastSearchedAt: string;
          readonly __typename: 'NotRepeated';
        }[];
        readonly newMarks: readonly ({
          readonly ref: string;
          readonly name: string;
          readonly owner: string | null;
          readonly jurisdictions: readonly string[];
          readonly number: string | null;
          readonly status: string | null;
          readonly classes: readonly number[];
          readonly filingDate: string | null;
          readonly overall: number;
          readonly __typename: 'NewNearMark';
        })[];
        readonly __typename: 'ReportRecheck';
      })[];
      readonly __typename: 'ReportRecheckPage';
    };
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type AdminReportSinceVariables = {
  readonly id: string;
};

export const AdminReportSinceDocument = { id: '644028e81ad9d0e9eff45a7305fe4329353cb59184b04567ef5644dbaa7ba0dc', name: 'AdminReportSince' } as TypedDocument<AdminReportSinceResult, AdminReportSinceVariables>;
