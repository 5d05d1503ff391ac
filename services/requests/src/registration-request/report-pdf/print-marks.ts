import type { VerificationContent } from '../verification/verification-content.js';
import { keyOf, type PrintedBlock, type PrintedSection, type Printing } from './printed-block.js';

type Mark = VerificationContent['similarTrademarks'][number];

/** Earlier marks: what the searches found, what was set aside and why. Without a search nothing is said of what was found. */
export function printedMarks(printing: Printing): PrintedSection[] {
  const {
    report: { content, searches },
    say,
  } = printing;
  if (content === null) return [];
  const { similarTrademarks: marks, similarity, setAside } = content;
  const identical = marks.filter((mark) => mark.identical);
  const similar = marks
    .filter((mark) => !mark.identical)
    .toSorted((one, other) => (other.overall ?? 0) - (one.overall ?? 0));
  return [
    {
      heading: say('similar.title'),
      blocks: [
        ...(similarity
          ? [
              { text: say(`risk.${keyOf(similarity.band)}`), look: 'strong' as const },
              { text: similarity.explanation },
            ]
          : []),
        ...searches.flatMap((search) =>
          search.offices.map((office) => ({ text: said(search, office, printing) })),
        ),
        ...listed(say('similar.identical'), identical, printing),
        ...listed(say('similar.similar'), similar, printing),
        ...setAside.map(({ refs, reason }) => ({
          text: `${say('similar.setAside', { count: refs.length })} ${reason}`,
        })),
        ...(marks.length > 0 ? [{ text: say('similar.signal'), look: 'muted' as const }] : []),
        { text: say('similar.sameLetters'), look: 'muted' },
      ],
    },
  ];
}

/** What a search allows to be said of one office, and nothing beyond. */
function said(
  search: Printing['report']['searches'][number],
  office: Printing['report']['searches'][number]['offices'][number],
  { say, office: name }: Printing,
): string {
  const values = {
    office: name(office.jurisdiction),
    day: office.dataOf ? say.day(office.dataOf) : '',
    year: office.sinceYear ?? 0,
    limit: search.closenessLimit,
  };
  const byHand = search.source === 'BY_HAND';
  const first =
    office.identical === 0
      ? say(`said.noIdentical.${byHand ? 'BY_HAND' : (office.coverage ?? 'ALL')}`, values)
      : say('said.identical', { ...values, count: office.identical });
  const second = byHand
    ? say('said.total', { count: office.total })
    : office.similar === 0
      ? say('said.noSimilar', values)
      : say('said.similar', { ...values, count: office.similar });
  return `${first} ${second}`;
}

function listed(heading: string, marks: readonly Mark[], printing: Printing): PrintedBlock[] {
  return marks.length === 0
    ? []
    : [{ text: heading, look: 'strong' }, ...marks.flatMap((mark) => oneMark(mark, printing))];
}

function oneMark(
  {
    name,
    owner,
    jurisdiction,
    number,
    status,
    filingDate,
    classes,
    look,
    sound,
    meaning,
    goods,
    overall,
    note,
  }: Mark,
  { say, office }: Printing,
): PrintedBlock[] {
  const facts = [
    owner,
    office(jurisdiction),
    number,
    status,
    filingDate ? say('similar.filed', { date: say.day(filingDate) }) : null,
    classes.length === 0
      ? null
      : say('similar.classes', { classes: classes.join(', '), count: classes.length }),
  ].filter((fact) => fact !== null && fact !== undefined && fact !== '');
  const scores = (
    [
      ['look', look],
      ['sound', sound],
      ['meaning', meaning],
      ['goods', goods],
    ] as const
  )
    .filter(([, score]) => score !== null && score !== undefined)
    .map(([kind, score]) => `${say(`similar.${kind}`)}: ${score}`);
  const all =
    overall === null || overall === undefined
      ? []
      : [`${say('similar.overall')}: ${say('pdf.overall', { overall })}`];
  return [
    { text: name, look: 'strong' },
    { text: facts.join(' · '), look: 'muted' },
    ...(all.length + scores.length === 0
      ? []
      : [{ text: [...all, ...scores].join(' · '), look: 'muted' as const }]),
    ...(note ? [{ text: note }] : []),
  ];
}
