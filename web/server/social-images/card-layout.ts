import { sealFigure } from '../../src/kit/seal/seal-figure.js';
import type { Card, CardKind } from './card.js';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 627;

const PAPER = '#fdf9f6';
const INK = '#17130e';
const MUTED = '#564e45';
const CLAY = '#b64f29';
const VERDIGRIS = '#207663';
const ULTRAMARINE = '#3552bc';
const OCHRE = '#a97500';

/** Colour of the lines, by what the page is. */
const COLOURS: Readonly<Record<CardKind, string>> = {
  'trademark-dictionary': VERDIGRIS,
  'trademark-questions-and-answers': OCHRE,
  'brand-protection-questions-and-answers': OCHRE,
  'trademark-academy': VERDIGRIS,
  'country-guide': ULTRAMARINE,
  'brand-protection-guide': ULTRAMARINE,
  blog: CLAY,
  landing: CLAY,
  faq: OCHRE,
  company: CLAY,
  developers: ULTRAMARINE,
  legal: MUTED,
  service: ULTRAMARINE,
  page: CLAY,
};

/** An element as satori reads it. */
export interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: object, children: string | readonly Drawn[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const SEAL_SIZE = 470;

/** The line drawing of the title, as it stands beside a mark on our pages. */
function sealPicture({ title, kind }: Card): string {
  const { rings, rim } = sealFigure(title);
  const circles = rim.map((radius) => `<circle r="${radius}"/>`);
  const curves = rings.flatMap(({ path, count, opacity }) =>
    Array.from(
      { length: count },
      (_, turn) => `<path d="${path}" opacity="${opacity}" transform="rotate(${(turn * 360) / count})"/>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="${SEAL_SIZE}" height="${SEAL_SIZE}" fill="none" stroke="${COLOURS[kind]}" stroke-width="0.42">${circles.join('')}${curves.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const SERIF = 'Newsreader, Newsreader Extended';
const SANS = 'Instrument Sans, Instrument Sans Extended';

/** Longest title of each size, in signs. */
const SIZES = [
  [24, 92],
  [44, 74],
  [70, 60],
] as const;
const SMALLEST = 50;

const sizeOf = (title: string): number => SIZES.find(([most]) => title.length <= most)?.[1] ?? SMALLEST;

const wordmark = box({ fontFamily: SERIF, fontSize: 44, color: INK }, 'Cotta');

function seal(card: Card, right: number): Drawn {
  const style = { position: 'absolute', right, top: (CARD_HEIGHT - 16 - SEAL_SIZE) / 2 };
  return { type: 'img', props: { src: sealPicture(card), width: SEAL_SIZE, height: SEAL_SIZE, style } };
}

interface Template {
  readonly sealRight: number;
  readonly width: number;
  /** Words of other languages are longer. */
  readonly scale: number;
  readonly foot: (card: Card) => readonly Drawn[];
}

/** English: the seal whole, the wordmark alone. */
const ENGLISH: Template = { sealRight: 48, width: 620, scale: 1, foot: () => [wordmark] };
/** The others: the seal is cut by the edge, so that words have more room, and the language stands beside the wordmark. */
const OTHERS: Template = {
  sealRight: -150,
  width: 800,
  scale: 0.92,
  foot: ({ locale }) => [
    wordmark,
    box(
      {
        fontFamily: SANS,
        fontSize: 24,
        color: MUTED,
        border: `2px solid ${MUTED}`,
        borderRadius: 6,
        padding: '2px 12px',
      },
      locale.toUpperCase(),
    ),
  ],
};

/** What stands where on the picture of a page. */
export function cardLayout(card: Card): Drawn {
  const { sealRight, width, scale, foot } = card.locale === 'en' ? ENGLISH : OTHERS;
  const colour = COLOURS[card.kind];
  const words = box({ flexDirection: 'column', width, gap: 20 }, [
    box({ fontFamily: SANS, fontSize: 28, color: colour }, card.label),
    box(
      {
        fontFamily: SERIF,
        fontSize: Math.round(sizeOf(card.title) * scale),
        lineHeight: 1.1,
        textWrap: 'balance',
        color: INK,
      },
      card.title,
    ),
  ]);
  return box(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 84px 56px',
      background: PAPER,
      borderBottom: `16px solid ${colour}`,
    },
    [seal(card, sealRight), words, box({ alignItems: 'center', gap: 24 }, foot(card))],
  );
}
