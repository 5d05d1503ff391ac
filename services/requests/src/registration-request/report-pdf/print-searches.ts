import type { PrintedBlock, PrintedSection, Printing } from './printed-block.js';

/** What was searched, office by office, and what was not and why: recorded facts only. */
export function printedSearches(printing: Printing): PrintedSection[] {
  const { say } = printing;
  return [
    { heading: say('searched.title'), blocks: searched(printing) },
    { heading: say('searched.not'), blocks: notSearched(printing) },
  ];
}

function searched({ report: { content, searches }, say, office: name }: Printing): PrintedBlock[] {
  const answered = new Set((content?.jurisdictions ?? []).map(({ jurisdiction }) => jurisdiction));
  return searches.flatMap((search) =>
    search.offices
      .filter(({ jurisdiction }) => answered.has(jurisdiction))
      .flatMap((office): PrintedBlock[] => {
        const where = search.source === 'BY_HAND' ? say('searched.site') : office.register;
        const classes =
          search.classes.length === 0
            ? []
            : [say('similar.classes', { classes: search.classes.join(', '), count: search.classes.length })];
        const facts = [
          where,
          ...(office.dataOf ? [say('searched.dataOf', { day: say.day(office.dataOf) })] : []),
          ...(office.coverage ? [say(`coverage.${office.coverage}`, { year: office.sinceYear ?? 0 })] : []),
          say('searched.query', { query: search.query }),
          ...classes,
          ...(search.liveOnly ? [say('searched.liveOnly')] : []),
          say('searched.hits', { identical: office.identical, similar: office.similar }),
          say('pdf.searchedAt', { day: say.day(search.searchedAt) }),
        ];
        return [{ text: name(office.jurisdiction), look: 'strong' }, { text: facts.join(' · ') }];
      }),
  );
}

function notSearched({ report: { content, searches, asked }, say, office }: Printing): PrintedBlock[] {
  const without = (content?.jurisdictions ?? []).filter(({ notSearched: reason }) => reason);
  const narrowed = searches.some(({ gaps }) => gaps.some((gap) => gap.startsWith('SCRIPT_NOT_COMPARED')));
  return [
    ...without.map(
      ({ jurisdiction, notSearched: reason, notSearchedText }) =>
        `${say('searched.officeNot', { office: office(jurisdiction) })} ${reason === 'OTHER' ? (notSearchedText ?? '') : say(`notSearched.${reason}`)} ${say('searched.noAnswer')}`,
    ),
    ...(asked.kind === 'text' ? [] : [say('searched.logo')]),
    ...(narrowed ? [say('searched.script')] : []),
    ...(asked.offices.includes('EU') ? [say('searched.euOnly')] : []),
    say('limits.not'),
  ].map((text) => ({ text }));
}
