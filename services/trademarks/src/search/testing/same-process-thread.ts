import { EventEmitter } from 'node:events';
import { shippedClassRelations } from '../score/goods.js';
import type { RegisterMark } from '../index/register-mark.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { FromThread, ToThread } from '../worker/messages.js';
import type { SearchThread } from '../worker/search-host.js';
import { serveQuestions } from '../worker/serve-questions.js';
import { indexOf } from './marks.js';

/** A thread within the test's own: the same questions and answers, and it can be killed or made deaf. Marks have their positions as keys. */
export class SameProcessThread extends EventEmitter implements SearchThread {
  private readonly inner = new EventEmitter();
  deaf = false;

  constructor(marks: readonly RegisterMark[], facts: Partial<RegisterFacts> = {}) {
    super();
    const answer = (message: FromThread): boolean =>
      setImmediate(() => this.emit('message', message)) !== undefined;
    const register = {
      index: indexOf(marks),
      markOf: (key: number) => marks[key],
      concepts: undefined,
      relations: shippedClassRelations(),
      facts: { generation: 1, marks: marks.length, dataAsOf: { EU: '2026-11-21T00:00:00.000Z' }, ...facts },
    };
    serveQuestions({ postMessage: answer, on: (event, heard) => this.inner.on(event, heard) }, register);
  }

  postMessage(message: ToThread): void {
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
