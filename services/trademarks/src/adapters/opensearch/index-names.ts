import { createHash } from 'node:crypto';
import { ANALYSIS_VERSION } from '../../search/text/analysed-name.js';
import { WEIGHTS_VERSION } from '../../search/text/word-weights.js';

/** By which analysis the marks of an index were prepared: another one needs another index. */
export const analysedBy = `${ANALYSIS_VERSION}-${WEIGHTS_VERSION}`;

/** The registers that are searched, whichever index holds them. */
export const registersAlias = (prefix: string): string => `${prefix}-registers`;

/** One import of all registers; the same content has the same name. `content`: anything that tells it from others. */
export const registersIndex = (prefix: string, content: string): string =>
  `${prefix}-registers-${createHash('sha256').update(`${analysedBy} ${content}`).digest('hex').slice(0, 16)}`;

/** Marks in our care that offices have. Two releases that analyse differently fill two of them. */
export const ownMarksIndex = (prefix: string): string => `${prefix}-own-marks-${analysedBy}`;
