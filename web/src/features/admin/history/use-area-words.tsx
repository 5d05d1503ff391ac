import { use } from 'react';
import type { AreaWords } from '../../../domain/history/area-words.js';
import { factsOf } from '../parts/records/facts-of.js';
import { statusWord } from '../parts/records/status-word.js';
import { StatusWord } from '../parts/tops/status-words.js';

/** Statuses by the words of the desk; entries of the timeline are plain English already. */
export function useAreaWords(): AreaWords {
  const facts = use(factsOf('trademark'));
  return {
    statusWord: (status) => statusWord(facts, { status }),
    status: (status) => <StatusWord table="trademark" status={status} />,
    lineWord: (label) => label,
  };
}
