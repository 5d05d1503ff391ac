import type { GraphContext } from './graph-context.js';
import { asksForEntities, joinEntities, partAnswers, type EntitiesQuestion } from './join-entities.js';
import type { Answer } from './representations.js';

/** References a service takes in one operation. */
const MOST_REFERENCES = 2_000;

interface Waiting {
  readonly question: EntitiesQuestion;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** Two fields of one list that refer to the same service, such as the client and the lawyer of a mark, are one call of it: what one request of
 *  a client asks for in the same turn of the loop goes out together. */
export class QuestionsTogether {
  readonly #waiting = new WeakMap<GraphContext, Waiting[]>();

  constructor(
    private readonly send: (question: EntitiesQuestion, context: GraphContext) => Promise<Answer>,
  ) {}

  ask(question: EntitiesQuestion, context: GraphContext): Promise<Answer> {
    if (context.isMutation || referencesOf(question) === 0 || !asksForEntities(question.query))
      return this.send(question, context);
    return new Promise((answered, failed) => {
      const waiting = this.#waiting.get(context);
      if (waiting !== undefined && references(waiting) + referencesOf(question) <= MOST_REFERENCES)
        return void waiting.push({ question, answered, failed });
      const first = [{ question, answered, failed }];
      this.#waiting.set(context, first);
      setImmediate(() => {
        if (this.#waiting.get(context) === first) this.#waiting.delete(context);
        void this.#sendAll(first, context);
      });
    });
  }

  async #sendAll(waiting: readonly Waiting[], context: GraphContext): Promise<void> {
    try {
      const answers = await this.#answersTo(
        waiting.map(({ question }) => question),
        context,
      );
      for (const [index, answer] of answers.entries()) waiting[index]?.answered(answer);
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }

  async #answersTo(questions: readonly EntitiesQuestion[], context: GraphContext): Promise<Answer[]> {
    const [only] = questions;
    if (only !== undefined && questions.length === 1) return [await this.send(only, context)];
    return partAnswers(await this.send(joinEntities(questions), context), questions.length);
  }
}

function referencesOf({ variables }: EntitiesQuestion): number {
  const { representations } = variables;
  return Array.isArray(representations) ? representations.length : 0;
}

const references = (waiting: readonly Waiting[]): number =>
  waiting.reduce((sum, { question }) => sum + referencesOf(question), 0);
