import {
  extraEndStatuses,
  terminalNegativeStatuses,
  trademarkStatuses,
  type TrademarkStatus,
} from '@cotta/reference/trademark-statuses.js';
import { trademarkTypes, type TrademarkType } from '@cotta/reference/trademark-types.js';

/** How files write the statuses, in lower case; the product's own words are always understood. */
const STATUS_WORDS: Readonly<Record<string, TrademarkStatus>> = {
  registered: 'Trademark registered',
  live: 'Trademark registered',
  active: 'Trademark registered',
  'in force': 'Trademark registered',
  renewed: 'Trademark registered',
  protected: 'Trademark registered',
  filed: 'Application filed',
  pending: 'Application filed',
  'application received': 'Application filed',
  received: 'Application filed',
  new: 'Application filed',
  examination: 'Under examination',
  'under examination': 'Under examination',
  under_examination: 'Under examination',
  'application under examination': 'Under examination',
  published: 'Trademark published',
  'application published': 'Trademark published',
  'published for opposition': 'Trademark published',
  opposed: 'Application opposed',
  'opposition pending': 'Application opposed',
  expired: 'Expired',
  lapsed: 'Expired',
  'registration expired': 'Expired',
  ended: 'Expired',
  dead: 'Expired',
  refused: 'Refused',
  'application refused': 'Refused',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  'application withdrawn': 'Withdrawn',
  surrendered: 'Withdrawn',
  'registration surrendered': 'Withdrawn',
  cancelled: 'Cancelled',
  canceled: 'Cancelled',
  'registration cancelled': 'Cancelled',
  revoked: 'Cancelled',
  invalidated: 'Cancelled',
  deleted: 'Cancelled',
  destroyed_file: 'Cancelled',
  abandoned: 'Abandoned',
};

const TYPE_WORDS: Readonly<Record<string, TrademarkType>> = {
  word: 'WORD',
  'word mark': 'WORD',
  wordmark: 'WORD',
  verbal: 'WORD',
  text: 'WORD',
  'standard character': 'WORD',
  'standard characters': 'WORD',
  'standard character mark': 'WORD',
  figurative: 'FIGURATIVE',
  device: 'FIGURATIVE',
  logo: 'FIGURATIVE',
  combined: 'FIGURATIVE',
  'figurative mark': 'FIGURATIVE',
  design: 'FIGURATIVE',
  stylized: 'STYLIZED_CHARACTERS',
  stylised: 'STYLIZED_CHARACTERS',
  'stylized characters': 'STYLIZED_CHARACTERS',
  shape: 'SHAPE',
  '3-d': 'SHAPE',
  '3d': 'SHAPE',
  'three-dimensional': 'SHAPE',
  'shape mark': 'SHAPE',
  'combined shape': 'COMBINED_SHAPE',
  sound: 'SOUND',
  'sound mark': 'SOUND',
};

const statuses = new Map<string, TrademarkStatus>([
  ...Object.entries(STATUS_WORDS),
  ...trademarkStatuses.map((status) => [status.toLowerCase(), status] as const),
]);
const types = new Map<string, TrademarkType>([
  ...Object.entries(TYPE_WORDS),
  ...trademarkTypes.map((type) => [type.toLowerCase(), type] as const),
]);
const ended = new Set<TrademarkStatus>([...terminalNegativeStatuses, ...extraEndStatuses]);

/** The product's word for a status; undefined for words we do not know, which then count as living: nobody guesses an end. */
export function parseStatus(cell: string): TrademarkStatus | undefined {
  return statuses.get(cell.trim().toLowerCase().replace(/\s+/g, ' '));
}

export function isLive(status: TrademarkStatus | null): boolean {
  return status === null || !ended.has(status);
}

export function parseType(cell: string): TrademarkType | undefined {
  const text = cell.trim().toLowerCase().replace(/\s+/g, ' ');
  return types.get(text) ?? types.get(text.replaceAll(' ', '_'));
}
