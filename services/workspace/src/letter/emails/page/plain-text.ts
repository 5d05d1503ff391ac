import type { Say } from '../../../words/say.js';
import type { Block, EmailContent, Tone } from './email-content.js';

const SIGNS: Readonly<Record<Tone, string>> = { good: '[+]', wait: '[~]', bad: '[-]' };

/** The letter for programs that show no HTML: the same words in the same order. */
export function plainText(
  content: EmailContent,
  { say, greeting, stop }: { say: Say; greeting: string; stop?: string },
): string {
  const button = content.button === undefined ? [] : [`${content.button.label}:\n${content.button.url}`];
  const parts = [
    content.heading,
    greeting,
    ...content.before.map(blockText),
    ...button,
    ...content.after.map(blockText),
    `-- \nCotta · ${say('common.tagline')}\n${[say('common.ask'), say('common.trust'), content.why, ...(stop === undefined ? [] : [`${say('common.stop')}: ${stop}`])].join('\n')}`,
  ];
  return `${parts.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

/** One block in the words of programs that show no HTML. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'aside':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, values }) => `${label}: ${values.join(', ')}`).join('\n');
    case 'verdicts':
      return block.rows.map(({ office, verdict, tone }) => `${SIGNS[tone]} ${office}: ${verdict}`).join('\n');
    case 'list':
      return `${block.title}\n${block.items.map((item) => `* ${item}`).join('\n')}`;
    case 'links':
      return block.rows
        .map(({ label, url, note }) => `* ${label}${note === undefined ? '' : ` (${note})`}\n${url}`)
        .join('\n');
    case 'quote':
      return `${block.title}\n${block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`;
  }
}
