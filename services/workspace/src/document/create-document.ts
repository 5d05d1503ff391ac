import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { othersRows } from '@cotta/kit/runtime/owners/others-rows.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { unseenSubject } from '@cotta/kit/edge/service/reference-guard.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { systemViewer, type Role } from '@cotta/kit/model/words/viewer.js';
import { brandPictureProblem } from './brand-picture.js';
import { addedProblem } from './approved-papers.js';
import { preloadCover } from './preload-cover.js';
import { documentFolderResource } from './document-folder.record.js';
import { documentResource } from './document.resource.js';
import { supportTicketResource } from '../support-ticket/support-ticket.resource.js';
import { filesByLink, holdsClassLink, otherThanLinkedClass, ownerOfClass } from './filing-by-link.js';
import { fileDocument } from './manage-document.js';

export const createDocumentTypeDefs = /* GraphQL */ `
  "Who holds the token of an upload may file it; customers file for themselves."
  input CreateDocumentInput {
    "From the upload."
    upload: String!
    type: DocumentType
    name: String
    folderId: ID
    subjectType: String!
    subjectId: ID!
    userId: ID @tag(name: "admin")
  }
  union CreateDocumentResult = Document | Refusal

  extend type Mutation {
    "Puts an upload where it belongs. For: customer, lawyer, admin; the holder of the link of a question or of a class of a proof of use, for that."
    createDocument(input: CreateDocumentInput!): CreateDocumentResult!
  }
`;

const filers: readonly Role[] = ['customer', 'lawyer', 'admin'];
const { linkRevision: _, ...given } = fileDocument.input;
const fields = { ...given, upload: f.text('From the upload.', { max: 200 }) };

export function createDocumentResolvers(runtime: CommandRuntime, linkKey: string): Resolvers {
  return {
    Mutation: {
      createDocument: async (
        _: unknown,
        { input }: { input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ) => {
        requireOneOf(filesByLink(viewer) ? [...filers, 'visitor'] : filers, viewer);
        const atClass = holdsClassLink(viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { upload, userId, folderId, ...rest } = parsed.value;
        const reading = readLink(upload, linkKey, runtime.clock.now());
        if (reading.state !== 'valid' || reading.link.purpose !== 'upload')
          return refusalAnswer(
            refuseFields([{ path: ['upload'], code: 'UPLOAD_NOT_FOUND', message: 'Upload the file again.' }]),
          );
        const [folder] = folderId ? await readByIds(manager, documentFolderResource, viewer, [folderId]) : [];
        if (folderId && folder === undefined)
          return refusalAnswer(
            refuseFields([
              { path: ['folderId'], code: 'UNKNOWN_REFERENCE', message: 'There is nothing under this id.' },
            ]),
          );
        const strange = atClass
          ? otherThanLinkedClass(rest, viewer)
          : [
              ...(await unseenSubject(manager, [supportTicketResource, documentFolderResource], {
                viewer,
                input: parsed.value,
              })),
              ...(await othersRows(manager, {
                viewer,
                fields: { subjectId: fields.subjectId },
                input: parsed.value,
              })),
            ];
        if (strange.length > 0) return refusalAnswer(refuseFields(strange));
        const streamId = reading.link.subjectId;
        const covered = addedProblem(
          await preloadCover(manager, { subjectId: rest.subjectId, folderId: folderId ?? null }),
          rest.type ?? 'Logo',
          viewer,
        );
        if (covered !== undefined) return refusalAnswer(covered);
        const unfit =
          rest.subjectType === 'brand' ? await brandPictureProblem(runtime.db, streamId) : undefined;
        if (unfit !== undefined) return refusalAnswer(unfit);
        const owner = atClass
          ? await ownerOfClass(manager, viewer)
          : viewer.role === 'customer'
            ? viewer.userId
            : viewer.role === 'visitor'
              ? undefined
              : userId;
        const outcome = await handleCommand(runtime, {
          command: fileDocument,
          streamId,
          viewer: systemViewer,
          commandId: nameBasedId('file', streamId, idempotencyKey ?? randomToken()),
          input: {
            ...rest,
            ...(folderId === undefined ? {} : { folderId }),
            ...(owner === undefined ? {} : { userId: owner }),
            // Whoever sees the question by a link holds one that was not taken back.
            ...(viewer.link === undefined ? {} : { linkRevision: viewer.link.revision }),
            ...(atClass ? { type: 'Specimen' as const } : {}),
          },
        });
        if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
        return {
          __typename: 'Document',
          ...(await readByIds(manager, documentResource, viewer, [streamId]))[0],
        };
      },
    },
    CreateDocumentResult: {
      __resolveType: (value: { __typename?: string }) => value.__typename ?? 'Document',
    },
  };
}
