// Written by `npm run documents`; change the .graphql file beside it.

export type ReportFileFields = {
  readonly language: string;
  readonly name: string;
  readonly document: {
    readonly id: string;
    readonly url: string;
    readonly __typename: 'Document';
  } | null;
  readonly __typename: 'ReportFile';
};
