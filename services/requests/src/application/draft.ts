import { Buffer } from 'node:buffer';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { officeOf } from '@cotta/reference/offices.js';
import {
  clientStepOf,
  draftGapKinds,
  draftGapSteps,
  draftGapTurns,
  gapsBefore,
  turnOf,
  type DraftGap,
} from '../registration-request/draft/draft-gaps.js';
import { officesAskingForPoa } from '../registration-request/approval/offices-asking-for-poa.js';
import { authorityDigest, authorityOf } from '../registration-request/approval/power-of-attorney.js';
import { readDraft } from '../registration-request/draft/preload-draft.js';
import { renderAuthority } from '../power-of-attorney/render-authority.js';
import { registrationRequestResource } from '../registration-request/registration-request.resource.js';
import { readFilingCopy } from '../registration-request/approval/read-filing-copy.js';
import { wholeGaps } from '../registration-request/draft/whole-gaps.js';

export const draftTypeDefs = /* GraphQL */ `
enum DraftGapKind { ${draftGapKinds.join(' ')} }

enum DraftGapTurn { ${draftGapTurns.join(' ')} }
enum DraftGapStep { ${draftGapSteps.join(' ')} }

"One thing the draft lacks."
type DraftGap {
  kind: DraftGapKind!
  "The office that needs it; null where all do."
  jurisdiction: JurisdictionCode
  "Classes it is about; empty where it is about no class."
  classes: [Int!]!
  "Who sees to it: terms of a class that was left to the lawyer are not the client's."
  turn: DraftGapTurn!
  "Which step of the client it keeps back: to send the answers in, or to approve."
  before: DraftGapStep!
  "Whether the draft cannot be sent to the client without it."
  holdsSending: Boolean! @tag(name: "admin")
}

enum PowerOfAttorneyForm { SIMPLE NOTARISED LEGALISED UNSURE }

type PowerOfAttorneyOffice {
  jurisdiction: JurisdictionCode!
  "What the office wants to see beside the signature."
  form: PowerOfAttorneyForm!
}

"The power of attorney as it would be signed now."
type PowerOfAttorneyPreview {
  "SHA-256 of what it says; the signature names it."
  digest: String!
  fileName: String!
  mediaType: String!
  "The file, base64."
  content: String!
}

extend type RegistrationRequest {
  "What the draft lacks, for any step."
  draftGaps: [DraftGap!]!
  "Offices of the draft that ask for a power of attorney."
  powerOfAttorneyOffices: [PowerOfAttorneyOffice!]!
}

extend type Query {
  "The power of attorney before it is signed; null while no owner or address is named, or no office asks for one. \`registrationEntity\`: the party it is asked for, when it is not the one chosen. For: whoever may read the order."
  powerOfAttorneyPreview(id: ID!, registrationEntity: ID): PowerOfAttorneyPreview
}
`;

type Request = { readonly id: string };

async function preview(
  _: unknown,
  { id, registrationEntity }: { id: string; registrationEntity?: string | null },
  { manager, viewer }: RequestContext,
): Promise<object | null> {
  const [request] = await readByIds(manager, registrationRequestResource, viewer, [id]);
  if (request === undefined) return null;
  const copy = await readFilingCopy(manager, id);
  const asked =
    registrationEntity == null
      ? copy.offices
      : copy.offices.filter(({ content }) => content.ownerEntityId === registrationEntity);
  const authority = authorityOf({ offices: asked }, request.language ?? 'en');
  if (authority === undefined) return null;
  const bytes = await renderAuthority(authority, { day: request.createdAt });
  return {
    digest: authorityDigest(authority),
    fileName: `power-of-attorney-${request.publicId ?? ''}-preview.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(bytes).toString('base64'),
  };
}

async function poaOffices({ id }: Request, _: unknown, { manager }: RequestContext): Promise<object[]> {
  const { offices } = await readDraft(manager, id);
  return officesAskingForPoa(offices).map((jurisdiction) => ({
    jurisdiction,
    form: officeOf(jurisdiction)?.requiresPOA.toUpperCase() ?? 'UNSURE',
  }));
}

export const draftResolvers: Resolvers = {
  DraftGap: {
    turn: turnOf,
    before: clientStepOf,
    holdsSending: (gap: DraftGap): boolean => gapsBefore('sending', [gap]).length > 0,
  },
  RegistrationRequest: {
    draftGaps: ({ id }: Request, _: unknown, { manager }: RequestContext): Promise<readonly DraftGap[]> =>
      wholeGaps(manager, id),
    powerOfAttorneyOffices: poaOffices,
  },
  Query: { powerOfAttorneyPreview: preview },
};
