// Written by `npm run documents`; change the .graphql file beside it.

export type RefusalFields = {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly {
    readonly path: readonly string[];
    readonly code: string;
    readonly message: string;
    readonly __typename: 'FieldRefusal';
  }[];
  readonly __typename: 'Refusal';
};
