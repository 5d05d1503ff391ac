import type { Line, Paper } from './conversation.js';

interface Asked {
  readonly id: string;
  readonly description: string;
  readonly createdAt: string;
  readonly papers: readonly Paper[];
  readonly messages: {
    readonly items: readonly {
      readonly id: string;
      readonly side: 'CLIENT' | 'FIRM';
      readonly text: string;
      readonly createdAt: string;
      readonly documentIds: readonly string[];
    }[];
  };
}

/** The question and all that followed, as one conversation: papers stand with the words that name them, else with the first. A step that says nothing is no line of it. */
export function linesOf({ id, description, createdAt, papers, messages }: Asked): readonly Line[] {
  const named = new Set(messages.items.flatMap(({ documentIds }) => documentIds));
  const first = papers.filter((paper) => !named.has(paper.id));
  return [
    { id, fromClient: true, text: description, at: createdAt, papers: first },
    ...messages.items
      .filter(({ text }) => text !== '')
      .map((message) => ({
        id: message.id,
        fromClient: message.side === 'CLIENT',
        text: message.text,
        at: message.createdAt,
        papers: papers.filter((paper) => message.documentIds.includes(paper.id)),
      })),
  ];
}
