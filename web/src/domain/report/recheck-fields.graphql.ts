// Written by `npm run documents`; change the .graphql file beside it.

export type RecheckFields = {
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
};
