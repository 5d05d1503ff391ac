import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { databaseContentStore } from '../document/content-store.js';
import { takeInUploadedLetter } from './take-in-office-letter.js';

export const uploadOfficeLetterTypeDefs = /* GraphQL */ `
  input UploadOfficeLetterInput @tag(name: "admin") {
    "From the upload of a PDF."
    upload: String!
  }

  "The message of the docket that the letter becomes."
  type UploadedOfficeLetter @tag(name: "admin") {
    messageId: ID!
  }
  union UploadOfficeLetterResult @tag(name: "admin") = UploadedOfficeLetter | Refusal

  extend type Mutation {
    "A letter of an office that one of us has is read like one that came by mail; the same file is one message. For: lawyer, admin."
    uploadOfficeLetter(input: UploadOfficeLetterInput!): UploadOfficeLetterResult! @tag(name: "admin")
  }
`;

interface Stored {
  readonly name: string;
  readonly mediaType: string;
  readonly sha256: string;
  readonly path: string;
}

export function uploadOfficeLetterResolvers(
  runtime: CommandRuntime,
  { linkKey, encryptionKey }: { readonly linkKey: string; readonly encryptionKey: string | undefined },
): Resolvers {
  return {
    Mutation: {
      uploadOfficeLetter: async (
        _: unknown,
        { input }: { input: { readonly upload: string } },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        const reading = readLink(input.upload, linkKey, runtime.clock.now());
        const documentId =
          reading.state === 'valid' && reading.link.purpose === 'upload' ? reading.link.subjectId : null;
        const [file]: Stored[] = await runtime.db.query(
          'select name, media_type as "mediaType", sha256, path from document where id = $1',
          [documentId],
        );
        const bytes = file && (await databaseContentStore(runtime.db).get(file.path));
        if (documentId === null || file === undefined || bytes === undefined)
          return refused('UPLOAD_NOT_FOUND', 'Upload the file again.');
        if (file.mediaType !== 'application/pdf' || encryptionKey === undefined)
          return refused('NOT_A_PDF', 'Upload the letter as a PDF: words are read from no other file.');
        const messageId = await takeInUploadedLetter(
          { runtime, linkKey, encryptionKey },
          { documentId, name: file.name, sha256: file.sha256, bytes },
        );
        return { __typename: 'UploadedOfficeLetter', messageId };
      },
    },
    UploadOfficeLetterResult: {
      __resolveType: (value: { readonly __typename?: string }) => value.__typename ?? 'UploadedOfficeLetter',
    },
  };
}

const refused = (code: string, message: string) =>
  refusalAnswer(refuseFields([{ path: ['upload'], code, message }]));
