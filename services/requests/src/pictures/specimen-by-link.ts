import type { EntityManager } from 'typeorm';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { no } from '../refusals.js';
import { linkedClass } from './class-link.js';
import { specimen, specimenResource } from './specimen.record.js';
import { isLinkOver, isProofClosed, proofOfClass } from './while-proof-open.js';

export const specimenByLinkTypeDefs = /* GraphQL */ `
  input AddSpecimenByLinkInput {
    "From the upload that is filed at the class; absent for a page alone."
    upload: String
    classNumber: Int!
    "A page that shows the use; with the day it was seen."
    url: String
    captureDate: Date
  }
  union AddSpecimenByLinkResult = Specimen | Refusal

  extend type Query {
    "What shows a class of a proof of use in use, oldest first. For: the holder of the link of that class."
    specimensByLink: [Specimen!]!
  }

  extend type Mutation {
    "Adds what shows a class of a proof of use in use. For: the holder of the link of that class."
    addSpecimenByLink(input: AddSpecimenByLinkInput!): AddSpecimenByLinkResult!
  }
`;

const { classNumber, url, captureDate } = specimenResource.fields;
const fields = {
  upload: f.text('From the upload.', { max: 200, optional: true }),
  classNumber,
  url,
  captureDate,
};

interface Given {
  readonly upload?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly captureDate?: string | null | undefined;
}

const atField = (field: string, code: string, message: string): Refusal =>
  refuseFields([{ path: [field], code, message }]);

/** A picture or a page; a page with the day it was seen, and that day with its page. */
function givenProblem(given: Given): Refusal | undefined {
  if (!given.upload && !given.url)
    return atField('url', 'REQUIRED', 'Choose a picture, or give the address of a page.');
  return given.captureDate && !given.url
    ? atField('url', 'REQUIRED', 'Give the address of the page that was seen on that day.')
    : undefined;
}

/** The picture that an upload became; undefined where none was given. */
function pictureOf({ upload }: Given, linkKey: string, now: Date): string | Refusal | undefined {
  if (!upload) return undefined;
  const reading = readLink(upload, linkKey, now);
  return reading.state === 'valid' && reading.link.purpose === 'upload'
    ? reading.link.subjectId
    : atField('upload', 'UPLOAD_NOT_FOUND', 'Upload the file again.');
}

/** Whose the class is, as trademarks has said: they see what shows it signed in as well. */
async function ownerOf(manager: EntityManager, classId: string): Promise<string | null> {
  const [owner]: { user_id: string }[] = await manager.query('select user_id from row_owner where id = $1', [
    classId,
  ]);
  return owner?.user_id ?? null;
}

/** @throws Rejection for who holds no link of a class. */
function heldClass(viewer: Viewer): string {
  const classId = linkedClass(viewer);
  requireOneOf(classId === undefined ? [] : ['visitor'], viewer);
  return classId ?? '';
}

/** Whoever holds the link of a class names no row: the class is the link's, the picture the upload's. */
export function specimenByLinkResolvers(runtime: CommandRuntime, linkKey: string): Resolvers {
  return {
    Query: {
      specimensByLink: async (_: unknown, __: unknown, { viewer, manager }: RequestContext) => {
        const classId = heldClass(viewer);
        if (isLinkOver(await proofOfClass(manager, classId), viewer)) return [];
        const shown = await readByKeys(manager, specimenResource, viewer, {
          key: 'useInCommerceRequestClassId',
          values: [classId],
        });
        return shown.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      },
    },
    Mutation: {
      addSpecimenByLink: async (
        _: unknown,
        { input }: { input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ) => {
        const classId = heldClass(viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const proof = await proofOfClass(manager, classId);
        if (isLinkOver(proof, viewer)) return refusalAnswer(no('NOT_FOUND.link'));
        if (isProofClosed(proof)) return refusalAnswer(no('PROOF_APPROVED'));
        const problem = givenProblem(parsed.value);
        if (problem !== undefined) return refusalAnswer(problem);
        const { upload, ...given } = parsed.value;
        const picture = pictureOf({ upload }, linkKey, runtime.clock.now());
        if (typeof picture === 'object') return refusalAnswer(picture);
        const streamId = nameBasedId('specimen by link', classId, idempotencyKey ?? randomToken());
        const outcome = await handleCommand(runtime, {
          command: specimen.create,
          streamId,
          viewer: systemViewer,
          commandId: nameBasedId('add', streamId),
          input: {
            ...given,
            useInCommerceRequestClassId: classId,
            userId: await ownerOf(manager, classId),
            documentId: picture ?? null,
            classItems: [],
            usptoRequirements: [],
          },
        });
        if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
        const [added] = await readByIds(manager, specimenResource, viewer, [streamId]);
        return { __typename: 'Specimen', ...added };
      },
    },
    AddSpecimenByLinkResult: {
      __resolveType: (value: { __typename?: string }) => value.__typename ?? 'Specimen',
    },
  };
}
