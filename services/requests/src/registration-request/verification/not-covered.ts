import type { AskedInReport } from './mark-fields.js';
import { ORDERABLE } from '../order/order-draft.js';
import type { RegistrationRequestState } from '../registration-request.js';

/** In what an order may have gone beyond its report. */
export const gapKinds = ['NAME', 'KIND', 'LOGO', 'OFFICE', 'CLASS'] as const;

/** Something the order has and the report has not. */
export interface ReportGap {
  readonly kind: (typeof gapKinds)[number];
  readonly jurisdiction: string | null;
  readonly classNumber: number | null;
}

/** The order as far as a report speaks of it. */
export interface OrderedMark {
  readonly name: string;
  readonly kind: string;
  readonly logoDocumentId: string | null;
  readonly offices: readonly string[];
  readonly classes: readonly number[];
}

type Ordered = Pick<RegistrationRequestState, 'mark' | 'orderDraft' | 'status'>;

/** What the order is for now: until it is placed its draft says the offices, afterwards the order itself. */
export function orderedMark({ mark, orderDraft, status }: Ordered): OrderedMark {
  const { value: name, type: kind, logoDocumentId } = mark;
  const drafted =
    orderDraft === null
      ? []
      : [
          ...new Set(
            [...orderDraft.goods, ...orderDraft.officeGoods.flatMap(({ goods }) => goods)].map(
              ({ classNumber }) => classNumber,
            ),
          ),
        ];
  const offices =
    orderDraft !== null && orderDraft.jurisdictions.length > 0 && ORDERABLE.includes(status)
      ? orderDraft.jurisdictions
      : mark.jurisdictions;
  return { name, kind, logoDocumentId, offices, classes: drafted.length > 0 ? drafted : mark.classes };
}

/** What a report does not cover of an order, compared whenever somebody reads it. `advised`: classes the report speaks of besides those asked for. */
export function notCovered(
  order: OrderedMark,
  asked: AskedInReport,
  advised: readonly number[],
): ReportGap[] {
  const known = new Set([...asked.classes, ...advised]);
  // A report that was asked for without classes compared the words with all goods.
  const classes = known.size === 0 ? [] : order.classes.filter((one) => !known.has(one));
  return [
    ...(order.name === asked.name ? [] : [gap('NAME')]),
    ...(order.kind === asked.kind ? [] : [gap('KIND')]),
    ...(order.logoDocumentId === asked.logoDocumentId ? [] : [gap('LOGO')]),
    ...order.offices
      .filter((office) => !asked.offices.includes(office))
      .map((office) => ({ ...gap('OFFICE'), jurisdiction: office })),
    ...classes.toSorted((one, other) => one - other).map((classNumber) => ({ ...gap('CLASS'), classNumber })),
  ];
}

const gap = (kind: ReportGap['kind']): ReportGap => ({ kind, jurisdiction: null, classNumber: null });
