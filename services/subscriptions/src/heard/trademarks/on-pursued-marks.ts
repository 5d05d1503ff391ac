import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { LaterMarkPursuedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { UNASSIGNED } from '../../brand/brand-rules.js';
import { assignBrandItems, brand } from '../../brand/brand.record.js';

/** As the declaration of a brand has it; a mark can be a whole sentence. */
const LONGEST = 120;

/** A case is about a brand: a mark that stood under none gets one of its own name, and stands under it from then on. */
export const brandsOfPursuedMarks = defineConsumer({
  name: 'brands-of-pursued-marks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(LaterMarkPursuedSchema, async ({ message, tx, run }) => {
      const { brandId, brandIsNew, userId, ownMark, trademarkId } = message;
      if (!brandIsNew) return;
      const known = await queryRow(tx, 'select id from brand where id = $1', [brandId]);
      if (known === undefined)
        await run(brand.create, {
          streamId: brandId,
          input: { userId, name: nameOf(ownMark), websites: [] },
        });
      const items = [{ kind: 'trademark' as const, id: trademarkId }];
      await run(assignBrandItems, { streamId: brandId, input: { items } });
    }),
  ],
});

/** The one name no brand takes is said as what it is. */
const nameOf = (mark: string): string =>
  mark.toLowerCase() === UNASSIGNED.toLowerCase() ? `${mark} (mark)` : mark.slice(0, LONGEST);
