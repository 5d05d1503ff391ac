import { letterTrace as sql } from '@cotta/kit/runtime/letters/letter-table.js';

/** A letter is part of the trace of what it is about. */
export const letterTrace = { name: '0022-letter-trace', sql };
