import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isId, nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds, readRows } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { logoTones, logoVersionName } from '@cotta/reference/logo-tones.js';
import { contentPath } from './content-path.js';
import { databaseContentStore } from './content-store.js';
import { keepVersion, readSource, type Version } from './keep-version.js';
import { preloadCover } from './preload-cover.js';
import { approvalStands } from './approved-papers.js';
import { no } from '../refusals.js';
import { specimenProblems, type SpecimenFile } from './picture/specimen-limits.js';
import { logoVersion, specimenVersion, type PictureWork } from './picture/picture-versions.js';
import { documentResource } from './document.resource.js';
import { reportFittedSpecimen } from './report-fitted-specimen.js';

export const pictureTypeDefs = /* GraphQL */ `
  "What keeps a file from being a specimen at the office of the United States. A copy made to fit mends TYPE, SIZE and PIXELS."
  enum SpecimenProblem {
    TYPE
    SIZE
    PIXELS
    CORRUPT
    ANIMATED
    CMYK
    TOO_MANY_PIXELS
  }
  enum LogoTone {
    GREYSCALE
    BLACK_AND_WHITE
  }

  extend type Document {
    "Path of the picture at no more than 640 pixels, PNG, for five minutes; null for what is no picture or cannot be scaled."
    previewUrl: String
    "What keeps it from being a specimen; empty when nothing does."
    specimenProblems: [SpecimenProblem!]!
  }

  input GenerateApplicationLogoInput {
    tone: LogoTone!
  }
  "A version of the picture of a mark."
  type LogoVersion {
    "Of the document."
    id: ID!
    name: String!
    width: Int!
    height: Int!
    "Path that serves it for five minutes."
    url: String!
    "Token that \`chooseApplicationLogo\` takes, for a day."
    upload: String!
  }
  union GenerateApplicationLogoResult = LogoVersion | Refusal
  union ResizeSpecimenResult = Document | Refusal

  extend type Mutation {
    "Makes the picture of an order's mark without its colours, beside the picture; the same wish gives the same file. \`id\`: of the order. For: customer, lawyer, admin."
    generateApplicationLogo(id: ID!, input: GenerateApplicationLogoInput!): GenerateApplicationLogoResult!
    "Makes a copy of a specimen's picture that the office of the United States takes; it stands in the specimen within seconds, the picture itself stays. What fits is answered as it is. For: customer, lawyer, admin."
    resizeSpecimen(id: ID!): ResizeSpecimenResult!
  }
`;

const TOKEN_MS = 24 * 3_600_000;
const tone = { tone: f.enumeration('Grey, or black and white.', { name: 'LogoTone', values: logoTones }) };
const allowed: readonly Viewer['role'][] = ['customer', 'lawyer', 'admin'];
const NOT_FOUND = no('NOT_FOUND');

export function pictureResolvers(runtime: CommandRuntime, linkKey: string): Resolvers {
  return {
    Document: {
      previewUrl: ({ id, mediaType, pictureProblem }: SpecimenFile & { readonly id: string }) =>
        mediaType?.startsWith('image/') === true && !pictureProblem
          ? `${contentPath(id, linkKey, runtime.clock.now())}&preview=1`
          : null,
      specimenProblems: (file: SpecimenFile) => specimenProblems(file),
    },
    Mutation: {
      generateApplicationLogo: async (
        _: unknown,
        { id, input }: { id: string; input: unknown },
        context: RequestContext,
      ) => {
        requireOneOf(allowed, context.viewer);
        const made = await generateLogo(runtime, id, input, context);
        if (typeof made !== 'string') return refusalAnswer(made);
        const expiresAt = new Date(runtime.clock.now().getTime() + TOKEN_MS);
        const document = await shownDocument(made, context);
        if (document === undefined) return refusalAnswer(NOT_FOUND);
        const { name, width, height } = document;
        return {
          __typename: 'LogoVersion',
          id: made,
          name,
          width,
          height,
          url: contentPath(made, linkKey, runtime.clock.now()),
          upload: signLink({ purpose: 'upload', subjectId: made, revision: 0, expiresAt }, linkKey),
        };
      },
      resizeSpecimen: async (_: unknown, { id }: { id: string }, context: RequestContext) => {
        requireOneOf(allowed, context.viewer);
        const fitted = await resizeSpecimen(runtime, id, context);
        const document = typeof fitted === 'string' ? await shownDocument(fitted, context) : undefined;
        return document === undefined
          ? refusalAnswer(typeof fitted === 'string' ? NOT_FOUND : fitted)
          : { __typename: 'Document', ...document };
      },
    },
    LogoTone: { GREYSCALE: 'greyscale', BLACK_AND_WHITE: 'black and white' },
    GenerateApplicationLogoResult: byTypename,
    ResizeSpecimenResult: byTypename,
  };
}

const byTypename = {
  __resolveType: ({ __typename }: { __typename?: string }): string => __typename ?? 'Document',
};

async function shownDocument(id: string, { manager, viewer }: RequestContext) {
  return (await readByIds(manager, documentResource, viewer, [id]))[0];
}

/** @returns id of the version. */
async function generateLogo(
  runtime: CommandRuntime,
  requestId: string,
  input: unknown,
  { manager, viewer }: RequestContext,
): Promise<string | Refusal> {
  const parsed = parseInput(tone, input);
  if (!parsed.ok) return refuseFields(parsed.fields);
  if (!isId(requestId)) return NOT_FOUND;
  const where = { subjectType: 'registration_request', subjectId: requestId, type: 'Logo' };
  // A repeated check may have brought another picture: the newest is the mark's.
  const [logo] = await readRows(manager, documentResource, viewer, {
    where,
    orderBy: [{ field: 'createdAt', direction: 'DESC' }],
    limit: 1,
  });
  if (logo === undefined) return NOT_FOUND;
  if ((await preloadCover(manager, { subjectId: requestId })).subject) return approvalStands();
  const documentId = nameBasedId(...logoVersionName(logo.id, parsed.value.tone));
  const suffix = parsed.value.tone === 'greyscale' ? 'grey' : 'black-and-white';
  return makeVersion(runtime, logo.id, {
    documentId,
    type: 'Application logo in B&W',
    suffix,
    work: (bytes) => logoVersion(bytes, parsed.value.tone),
  });
}

/** @returns id of the picture that fits. */
async function resizeSpecimen(
  runtime: CommandRuntime,
  specimenId: string,
  { manager, viewer }: RequestContext,
): Promise<string | Refusal> {
  if (!isId(specimenId)) return NOT_FOUND;
  const [specimen]: { sourceId: string | null; userId: string | null }[] = await manager.query(
    'select document_id as "sourceId", user_id as "userId" from specimen_copy where id = $1',
    [specimenId],
  );
  const mine = viewer.role !== 'customer' || specimen?.userId === viewer.userId;
  const sourceId = mine ? specimen?.sourceId : undefined;
  const [source] = sourceId ? await readByIds(manager, documentResource, viewer, [sourceId]) : [];
  if (source === undefined) return NOT_FOUND;
  if (specimenProblems(source).length === 0) return source.id;
  if ((await preloadCover(manager, { documentId: source.id })).document) return approvalStands();
  const documentId = nameBasedId('specimen version', source.id);
  const made = await makeVersion(runtime, source.id, {
    documentId,
    type: 'Specimen',
    suffix: 'uspto',
    work: specimenVersion,
  });
  if (typeof made !== 'string') return made;
  const outcome = await handleCommand(runtime, {
    command: reportFittedSpecimen,
    streamId: made,
    input: { specimenId, sourceDocumentId: source.id },
    viewer: systemViewer,
    commandId: nameBasedId('fitted', specimenId, made),
  });
  return 'refusal' in outcome ? outcome.refusal : made;
}

async function makeVersion(
  runtime: CommandRuntime,
  sourceId: string,
  version: Omit<Version, 'picture'> & { readonly work: (bytes: Buffer) => Promise<PictureWork> },
): Promise<string | Refusal> {
  const source = await readSource(runtime, sourceId);
  const bytes = source === undefined ? undefined : await databaseContentStore(runtime.db).get(source.path);
  if (source === undefined || bytes === undefined) return NOT_FOUND;
  const picture = await version.work(bytes);
  if ('problem' in picture) return no(`PICTURE_${picture.problem}`);
  return (await keepVersion(runtime, source, { ...version, picture })) ?? version.documentId;
}
