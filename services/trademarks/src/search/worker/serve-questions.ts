import { candidateQuery } from '../candidates/candidate-query.js';
import { rankCandidates } from '../candidates/rank-candidates.js';
import { searchGoods } from '../goods/goods-search.js';
import type { RegisterMark } from '../index/register-mark.js';
import type { SearchIndex } from '../index/search-index.js';
import type { Concepts } from '../meaning/concepts.js';
import { compareNames } from '../query/compare-names.js';
import { RegisterSearch } from '../query/register-search.js';
import type { ClassRelations } from '../score/goods.js';
import type { Answer, FromThread, MarkChange, Question, ToThread } from './messages.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { SharedRegister } from '../register/searched-register.js';

/** The thread's end of the line. */
export interface ThreadLine {
  postMessage(message: FromThread): void;
  on(event: 'message', heard: (message: ToThread) => void): unknown;
}

export interface ServedRegister {
  readonly index: SearchIndex;
  readonly markOf: (key: number) => RegisterMark | undefined;
  readonly concepts: Concepts | undefined;
  readonly relations: ClassRelations;
  readonly facts: RegisterFacts;
  /** Offices stand for themselves by a sample only. */
  readonly sample?: boolean;
  /** The same memory for other threads. */
  readonly shared?: SharedRegister;
}

/** Answers questions one after another and takes changes in between. */
export function serveQuestions(line: ThreadLine, register: ServedRegister): void {
  const { index, concepts, relations, facts, sample = false } = register;
  const changed = new Map<number, RegisterMark>();
  const held = facts.generation === 0 ? null : { offices: new Set(Object.keys(facts.dataAsOf)), sample };
  const search = new RegisterSearch({
    index,
    concepts,
    relations,
    held,
    markOf: (key) => changed.get(key) ?? register.markOf(key),
  });
  const tools = { weigh: index.weigh, concepts, relations };
  const answer = (question: Question): Answer => {
    switch (question.is) {
      case 'search':
        return search.answer(question.request);
      case 'prepare':
        return candidateQuery(question.request, tools);
      case 'rank':
        return rankCandidates(question.request, question.candidates, tools);
      case 'compare':
        return compareNames(question.pair, tools);
      default:
        return searchGoods(question.request, concepts);
    }
  };
  const take = ({ key, mark }: MarkChange): void => {
    if (mark === null) {
      index.remove(key);
      changed.delete(key);
    } else {
      index.put(key, mark);
      changed.set(key, mark);
    }
  };
  line.on('message', (message) => {
    if (message.is === 'change') {
      message.changes.forEach(take);
      return;
    }
    const start = performance.now();
    try {
      line.postMessage({
        is: 'answer',
        id: message.id,
        answer: answer(message.question),
        tookMs: performance.now() - start,
      });
    } catch (error) {
      line.postMessage({
        is: 'failure',
        id: message.id,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  });
  line.postMessage({ is: 'ready', facts, register: register.shared });
}
