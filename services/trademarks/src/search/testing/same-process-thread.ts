import { EventEmitter } from 'node:events';
import { shippedClassRelations } from '../score/goods.js';
import type { RegisterMark } from '../index/register-mark.js';
import { joinIndex, shareIndex } from '../index/shared-index.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { SharedRegister } from '../register/searched-register.js';
import { seedWeights } from '../text/word-weights.js';
import type { FromThread, ToThread } from '../worker/messages.js';
import type { SearchThread } from '../worker/search-host.js';
import { serveQuestions } from '../worker/serve-questions.js';
import { indexOf } from './marks.js';

/** A thread within the test's own: the same questions and answers, and it can be killed or made deaf. Marks have their positions as keys. With a `register` it joins what another has read. */
export class SameProcessThread extends EventEmitter implements SearchThread {
  private readonly inner = new EventEmitter();
  deaf = false;
  /** Questions that it was asked. */
  asked = 0;

  constructor(marks: readonly RegisterMark[], facts: Partial<RegisterFacts> = {}, joined?: SharedRegister) {
    super();
    const answer = (message: FromThread): boolean =>
      setImmediate(() => this.emit('message', message)) !== undefined;
    const shared = joined ?? {
      generation: 1,
      facts: { marks: marks.length, sources: [], dataAsOf: {} },
      index: shareIndex(indexOf(marks)),
    };
    const register = {
      shared,
      index: joinIndex(shared.index, seedWeights()),
      markOf: (key: number) => marks[key],
      concepts: undefined,
      relations: shippedClassRelations(),
      facts: { generation: 1, marks: marks.length, dataAsOf: { EU: '2026-11-21T00:00:00.000Z' }, ...facts },
    };
    serveQuestions({ postMessage: answer, on: (event, heard) => this.inner.on(event, heard) }, register);
  }

  postMessage(message: ToThread): void {
    if (message.is === 'ask') this.asked += 1;
    if (!this.deaf) setImmediate(() => this.inner.emit('message', structuredClone(message)));
  }

  die(): void {
    this.deaf = true;
    this.emit('error', new Error('out of memory'));
    this.emit('exit');
  }

  async terminate(): Promise<void> {
    this.deaf = true;
  }
}
