// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftChooseLogoResult = {
  readonly chooseApplicationLogo: {
    readonly __typename: 'ApplicationJurisdiction';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftChooseLogoVariables = {
  readonly id: string;
  readonly upload?: string | null | undefined;
};

export const DraftChooseLogoDocument = { id: '836ad6d0f01a24491185d832d94843d24b85bc4540879de077baf7fc01965a77', name: 'DraftChooseLogo' } as TypedDocument<DraftChooseLogoResult, DraftChooseLogoVariables>;
