import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SharedRegister } from '../register/searched-register.js';
import type { FromThread, Question, ToThread } from './messages.js';
import type { SearchThread } from './search-host.js';

type Ask = Extract<ToThread, { readonly is: 'ask' }>;

interface Member {
  readonly thread: SearchThread;
  ready: boolean;
  readonly owes: Map<number, Ask>;
}

/** Starts a thread: the first reads what is searched, the others join the register that it has read. */
type StartThread = (register?: SharedRegister) => SearchThread;

/**
 * Threads that search the same memory, to the host like one. A question goes as a whole to the thread that owes least; a change goes to all of them, in one order. What a thread owes
 * when it ends is asked of another, once: a question that ends a second thread ends no third. The others go on, and the host hears `weakened`.
 */
export class SearchThreads extends EventEmitter implements SearchThread {
  private readonly members: Member[] = [];
  private readonly askedAgain = new Set<number>();
  private stopped = false;

  constructor(
    private readonly count: number,
    private readonly startThread: StartThread,
  ) {
    super();
    this.add();
  }

  postMessage(message: ToThread): void {
    if (message.is === 'ask') this.ask(message);
    else for (const { thread } of this.members) thread.postMessage(message);
  }

  async terminate(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.members.map(({ thread }) => thread.terminate()));
  }

  private add(register?: SharedRegister): void {
    const thread = this.startThread(register);
    const member: Member = { thread, ready: false, owes: new Map() };
    this.members.push(member);
    thread.on('message', (message) => this.hear(member, message));
    thread.on('error', (error) => this.lost(member, error));
    thread.on('exit', () => this.lost(member));
  }

  private hear(member: Member, message: FromThread): void {
    if (message.is !== 'ready') {
      member.owes.delete(message.id);
      this.askedAgain.delete(message.id);
      this.emit('message', message);
      return;
    }
    const isFirst = !this.members.some(({ ready }) => ready);
    member.ready = true;
    if (!isFirst || this.stopped) return;
    // Before the host knows: whatever it says from now on is heard by all.
    while (message.register !== undefined && this.members.length < this.count) this.add(message.register);
    this.emit('message', message);
  }

  private ask(message: Ask): void {
    const member = this.memberFor(message.question);
    member?.owes.set(message.id, message);
    member?.thread.postMessage(message);
  }

  /** Goods are asked of one thread as long as it lives: their lists are read on first use, and once is enough. */
  private memberFor({ is }: Question): Member | undefined {
    const ready = this.members.filter((member) => member.ready);
    if (is === 'goods') return ready[0];
    return ready.reduce<Member | undefined>(
      (least, member) => (least === undefined || member.owes.size < least.owes.size ? member : least),
      undefined,
    );
  }

  /** Both events of one death arrive; the first counts. */
  private lost(member: Member, error?: Error): void {
    const place = this.members.indexOf(member);
    if (place < 0 || this.stopped) return;
    this.members.splice(place, 1);
    if (!this.members.some(({ ready }) => ready)) {
      this.stopped = true;
      for (const { thread } of this.members) void thread.terminate();
      if (error === undefined) this.emit('exit');
      else this.emit('error', error);
      return;
    }
    for (const message of member.owes.values()) this.askAgain(message);
    this.emit('weakened');
  }

  private askAgain(message: Ask): void {
    if (!this.askedAgain.has(message.id)) {
      this.askedAgain.add(message.id);
      this.ask(message);
      return;
    }
    this.askedAgain.delete(message.id);
    this.emit('message', { is: 'failure', id: message.id, message: 'two threads ended over it' });
  }
}

/** What a worker thread begins with. */
export interface ThreadBegin {
  readonly stateFolder: string;
  /** What another thread has read; read from the folder when absent. */
  readonly register?: SharedRegister | undefined;
}

/** Real worker threads, so many, that search what was imported into the folder. */
export function startSearchThreads(stateFolder: string, count: number): SearchThread {
  const program = new URL('./search-thread.js', import.meta.url);
  return new SearchThreads(
    count,
    (register) => new Worker(program, { workerData: { stateFolder, register } satisfies ThreadBegin }),
  );
}
