import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { brandMonitoringFindingResource } from '../monitoring/brand-monitoring-finding.record.js';
import type { ScanPictures } from './brand-source.js';
import { shownSmall } from './picture/read-picture.js';

/** Pages of the firm load nothing from strangers: the picture comes through here, from the hosts scans compare pictures of. */
export const findingPictureTypeDefs = /* GraphQL */ `
  extend type Query {
    "Picture of a finding at its source, made small, as a data URL; null where there is none or nothing is answered. For: lawyer, admin."
    findingPicture(id: ID!): String
  }
`;

/** @param pictures none in a program without a way out */
export function findingPictureResolvers(pictures: Pick<ScanPictures, 'ofOffer'> | undefined): Resolvers {
  return {
    Query: {
      findingPicture: async (
        _: unknown,
        { id }: { readonly id: string },
        { manager, viewer }: RequestContext,
      ): Promise<string | null> => {
        requireOneOf(staff, viewer);
        const [finding] = await readRows(manager, brandMonitoringFindingResource, viewer, {
          where: { id },
          limit: 1,
        });
        const url = finding?.pictureUrl;
        if (pictures === undefined || typeof url !== 'string') return null;
        const bytes = await answered(pictures.ofOffer(url));
        const small = bytes === undefined ? undefined : await shownSmall(bytes);
        return small === undefined ? null : `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
      },
    },
  };
}

/** A picture that is not answered now keeps nobody from judging. */
const answered = (asked: Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof VendorError) return undefined;
    throw error;
  });
