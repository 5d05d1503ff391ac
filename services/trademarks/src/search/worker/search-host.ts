import { Fault } from '@cotta/kit/model/words/fault.js';
import type { CandidateQuery } from '../candidates/candidate-query.js';
import type { Candidates } from '../candidates/candidate-source.js';
import type { GoodsAnswer, GoodsRequest } from '../goods/goods-search.js';
import type { NamePair } from '../query/compare-names.js';
import type { SearchAnswer } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { Judgement } from '../score/judgement.js';
import type { Answer, FromThread, MarkChange, Question, TimedAnswer, ToThread } from './messages.js';
import type { RegisterFacts } from '../register/register-facts.js';
import { SearchUnavailable } from './search-unavailable.js';

/** The host's end of the line to a thread. */
export interface SearchThread {
  postMessage(message: ToThread): void;
  on(event: 'message', heard: (message: FromThread) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: () => void): unknown;
  /** Part of it ended; it answers as before and is to be replaced. */
  on(event: 'weakened', heard: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface HostSettings {
  readonly startThread: () => SearchThread;
  /** An answer that takes longer is given up, milliseconds. */
  readonly timeoutMs: number;
  /** Pause before a thread that ended is started again, milliseconds. */
  readonly restartMs: number;
}

interface Waiting {
  readonly resolve: (answer: TimedAnswer<Answer>) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Keeps what searches alive, a thread or several that are one to it, and asks it. */
export class SearchHost {
  private thread: SearchThread | undefined;
  private state: 'starting' | 'ready' | 'stopped' = 'starting';
  /** Takes over from `thread` as soon as it is ready. */
  private next: SearchThread | undefined;
  /** What was last to be replaced; one that is to take its place may end before it does. */
  private weakened: SearchThread | undefined;
  private about: RegisterFacts = { generation: 0, marks: 0, dataAsOf: {} };
  private readonly waiting = new Map<number, Waiting>();
  /** Changes since the snapshot, by key: a new thread has to hear them again. */
  private readonly changes = new Map<number, MarkChange>();
  private readonly heardReady: (() => void)[] = [];
  private nextId = 1;

  constructor(private readonly settings: HostSettings) {
    this.start();
  }

  get ready(): boolean {
    return this.state === 'ready';
  }

  get facts(): RegisterFacts {
    return this.about;
  }

  /** Resolves once questions are answered. */
  async untilReady(): Promise<void> {
    if (this.state !== 'ready') await new Promise<void>((resolve) => this.heardReady.push(resolve));
  }

  /** @throws SearchUnavailable */
  async search(request: SearchRequest): Promise<TimedAnswer<SearchAnswer>> {
    return this.ask({ is: 'search', request }) as Promise<TimedAnswer<SearchAnswer>>;
  }

  /** What other sources have to look for. @throws SearchUnavailable */
  async prepare(request: SearchRequest): Promise<CandidateQuery> {
    return (await this.ask({ is: 'prepare', request })).answer as CandidateQuery;
  }

  /** The answer among candidates of another source. @throws SearchUnavailable */
  async rank(request: SearchRequest, candidates: Candidates): Promise<SearchAnswer> {
    return (await this.ask({ is: 'rank', request, candidates })).answer as SearchAnswer;
  }

  /** @throws SearchUnavailable */
  async compare(pair: NamePair): Promise<TimedAnswer<Judgement>> {
    return this.ask({ is: 'compare', pair }) as Promise<TimedAnswer<Judgement>>;
  }

  /** @throws SearchUnavailable */
  async goods(request: GoodsRequest): Promise<TimedAnswer<GoodsAnswer>> {
    return this.ask({ is: 'goods', request }) as Promise<TimedAnswer<GoodsAnswer>>;
  }

  /** Marks that came, changed or went; every question asked afterwards sees them. */
  change(changes: readonly MarkChange[]): void {
    for (const change of changes) this.changes.set(change.key, change);
    if (this.state === 'ready') this.thread?.postMessage({ is: 'change', changes });
  }

  /** Loads what was imported since on a second thread, which then takes over; questions go to the old one meanwhile. */
  renew(): void {
    if (this.state === 'ready' && this.next === undefined) this.next = this.startThread();
  }

  async stop(): Promise<void> {
    this.state = 'stopped';
    this.giveUpAll('the search was stopped');
    await Promise.all([this.thread?.terminate(), this.next?.terminate()]);
  }

  private start(): void {
    this.thread = this.startThread();
  }

  private startThread(): SearchThread {
    const thread = this.settings.startThread();
    thread.on('message', (message) => this.hear(thread, message));
    thread.on('error', () => this.lost(thread));
    thread.on('exit', () => this.lost(thread));
    thread.on('weakened', () => this.replace(thread));
    return thread;
  }

  private hear(thread: SearchThread, message: FromThread): void {
    if (message.is === 'ready') {
      // Else another took over meanwhile, and this one is being ended.
      if (thread === this.thread || thread === this.next) this.takeOver(thread, message.facts);
      return;
    }
    const waiting = this.take(message.id);
    if (message.is === 'answer') waiting?.resolve({ answer: message.answer, tookMs: message.tookMs });
    else waiting?.reject(new Fault(`the search failed: ${message.message}`));
  }

  private takeOver(thread: SearchThread, facts: RegisterFacts): void {
    const before = this.thread;
    this.thread = thread;
    if (this.next === thread) this.next = undefined;
    this.about = facts;
    if (this.changes.size > 0) thread.postMessage({ is: 'change', changes: [...this.changes.values()] });
    this.state = 'ready';
    for (const resolve of this.heardReady.splice(0)) resolve();
    // It may still owe answers, none of which is waited for longer than this.
    if (before !== undefined && before !== thread)
      setTimeout(() => void before.terminate(), this.settings.timeoutMs).unref();
  }

  /** Both events of one death arrive; the first counts. */
  private lost(thread: SearchThread): void {
    if (this.next === thread) {
      this.next = undefined;
      if (this.weakened !== undefined) this.replace(this.weakened);
    }
    if (this.thread !== thread || this.state === 'stopped') return;
    this.thread = undefined;
    this.state = 'starting';
    this.giveUpAll('the search thread ended');
    setTimeout(() => {
      // One that was to take over may have done so.
      if (this.state !== 'stopped' && this.thread === undefined) this.start();
    }, this.settings.restartMs).unref();
  }

  /** A moment later, as after an end: what ends threads time and again has to leave others their turn. */
  private replace(thread: SearchThread): void {
    this.weakened = thread;
    setTimeout(() => {
      if (this.thread === thread) this.renew();
    }, this.settings.restartMs).unref();
  }

  private ask(question: Question): Promise<TimedAnswer<Answer>> {
    const { thread } = this;
    if (this.state !== 'ready' || thread === undefined)
      return Promise.reject(new SearchUnavailable('the search is not ready'));
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.take(id)?.reject(new SearchUnavailable(`no answer within ${this.settings.timeoutMs} ms`)),
        this.settings.timeoutMs,
      );
      this.waiting.set(id, { resolve, reject, timer });
      thread.postMessage({ is: 'ask', id, question });
    });
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  private giveUpAll(why: string): void {
    for (const id of this.waiting.keys()) this.take(id)?.reject(new SearchUnavailable(why));
  }
}
