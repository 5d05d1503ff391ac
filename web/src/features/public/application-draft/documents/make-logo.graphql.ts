// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { LogoTone } from '../../../../generated/schema.js';

export type DraftMakeLogoResult = {
  readonly generateApplicationLogo: {
    readonly __typename: 'LogoVersion';
    readonly id: string;
    readonly url: string;
    readonly upload: string;
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

export type DraftMakeLogoVariables = {
  readonly id: string;
  readonly tone: LogoTone;
};

export const DraftMakeLogoDocument = { id: 'b31ffb0117163f6cddc5f76218d9142d72f625d78ad202302344ae35ad0834bf', name: 'DraftMakeLogo' } as TypedDocument<DraftMakeLogoResult, DraftMakeLogoVariables>;
