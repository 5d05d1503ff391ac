import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../jurisdiction/office-name.js';
import { formatDay } from '../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../kit/extract/extract.js';
import styles from './filing-copy-view.module.css';
import { WhoWrote, type TermsWritten } from './who-wrote.js';

interface Place {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly state: string | null;
}

/** Shape of an office's part, as requests writes it. */
interface Content {
  readonly mark: {
    readonly words: string;
    readonly logoType: string | null;
    readonly colorClaim: string | null;
    readonly logoDocumentId: string | null;
  };
  readonly goodsAndServices: readonly { readonly classNumber: number; readonly terms: readonly string[] }[];
  readonly owner: { readonly name: string; readonly companyId: string | null } | null;
  readonly domicileAddress: Place | null;
  readonly mailingAddress: Place | null;
  /** Absent where nobody was named. */
  readonly representative?: {
    readonly name: string;
    readonly firm: string | null;
    readonly officeNumber: string | null;
    readonly address: Place;
  };
  readonly priority: {
    readonly type: string | null;
    readonly jurisdiction: string | null;
    readonly number: string | null;
    readonly date: string | null;
  } | null;
  readonly filingBasis: string | null;
  /** ISO 639; absent where the office asks for none, and in copies from before they were kept. */
  readonly firstLanguage?: string;
  readonly secondLanguage?: string;
  readonly specimens: readonly { readonly classNumber: number }[];
  /** Absent in copies of old approvals. */
  readonly papers?: readonly { readonly documentId: string; readonly type: string }[];
}

const line = (place: Place | null, locale: string): string =>
  place === null
    ? ''
    : [
        place.street,
        `${place.postcode} ${place.city}`.trim(),
        place.state,
        countryName(place.country, locale),
      ]
        .filter(Boolean)
        .join(', ');

function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;
}

const representativeLine = (
  { name, firm, officeNumber, address }: NonNullable<Content['representative']>,
  locale: string,
): string => [name, firm, officeNumber, line(address, locale)].filter(Boolean).join(', ');

/** As the office writes them → key of the words people chose it by. */
const BASES: Readonly<Record<string, string>> = {
  '1(a)': '_1_A',
  '1(b)': '_1_B',
  '44(d)': '_44_D',
  '44(e)': '_44_E',
};

function priorityLine(
  { jurisdiction, number, date }: NonNullable<Content['priority']>,
  office: (code: string) => string,
  locale: string,
): string {
  return [
    jurisdiction === null ? null : office(jurisdiction),
    number,
    date === null ? null : formatDay(date, locale),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the graph answers to `filingCopy`, as far as it is shown. */
export interface ShownCopy {
  readonly offices: readonly {
    readonly applicationJurisdictionId: string;
    readonly jurisdiction: string;
    readonly content: unknown;
    readonly termsWritten?: readonly TermsWritten[];
  }[];
}

/** A picture an office may get; null where there is none. */
export type ShownPicture = { readonly id: string; readonly url: string } | null;

/** The exact data of each office, as it will be filed, each with its own picture among `pictures`. Numbers in front are those of the registers. Needs the texts `draft`, `draft-turn` and `offices`. */
export function FilingCopyView({ copy, pictures }: { copy: ShownCopy; pictures: readonly ShownPicture[] }) {
  return (
    <div className={styles.copy}>
      {copy.offices.map(({ applicationJurisdictionId, jurisdiction, content, termsWritten = [] }) => (
        <article key={applicationJurisdictionId} id={`office-${jurisdiction}`} aria-label={jurisdiction}>
          <h3>
            <OfficeName code={jurisdiction} />
          </h3>
          {/* The service's own word for it is JSON; its shape is written above. */}
          <OfficeCopy content={content as Content} written={termsWritten} pictures={pictures} />
        </article>
      ))}
    </div>
  );
}

function OfficeCopy({
  content,
  written,
  pictures,
}: {
  content: Content;
  written: readonly TermsWritten[];
  pictures: readonly ShownPicture[];
}) {
  const { t, i18n } = useTranslation(['draft', 'draft-turn']);
  const { mark, owner, filingBasis } = content;
  const picture =
    mark.logoDocumentId === null ? undefined : pictures.find((one) => one?.id === mark.logoDocumentId);
  const mailing = line(content.mailingAddress, i18n.language);
  const domicile = line(content.domicileAddress, i18n.language);
  const rows: ExtractRow[] = [
    {
      code: '540',
      label: t('copy.mark'),
      value: (
        <>
          {mark.words}
          {picture != null && <img src={picture.url} alt={t('copy.picture')} className={styles.logo} />}
        </>
      ),
    },
    ...(mark.colorClaim === null
      ? []
      : [{ code: '591', label: t('picture.colorClaim'), value: mark.colorClaim }]),
    {
      code: '730',
      label: t('copy.owner'),
      value: owner === null ? t('copy.nobody') : [owner.name, owner.companyId].filter(Boolean).join(', '),
    },
    { label: t('address.title'), value: domicile || t('copy.nobody') },
    ...(mailing === '' || mailing === domicile
      ? []
      : [{ code: '750', label: t('copy.mailing'), value: mailing }]),
    ...(content.representative === undefined
      ? []
      : [
          {
            code: '740',
            label: t('draft-turn:representative'),
            value: representativeLine(content.representative, i18n.language),
          },
        ]),
    ...content.goodsAndServices.map(({ classNumber, terms }) => ({
      code: '511',
      label: t('specimen.class', { number: classNumber }),
      value: (
        <>
          {terms.join('; ')}
          <WhoWrote terms={terms} written={written.filter((one) => one.classNumber === classNumber)} />
        </>
      ),
    })),
    ...(filingBasis === null ? [] : [{ label: t('basis.title'), value: <Basis as={filingBasis} /> }]),
    ...(['firstLanguage', 'secondLanguage'] as const).flatMap((which) => {
      const code = content[which];
      return code === undefined
        ? []
        : {
            label: t(`draft-turn:${which}`),
            value: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code),
          };
    }),
    ...useProofRows(content),
  ];
  return <Extract rows={rows} />;
}

/** What is shown or claimed beside the mark: its use, an earlier filing, papers. */
function useProofRows({ specimens, priority, papers = [] }: Content): readonly ExtractRow[] {
  const { t, i18n } = useTranslation('draft');
  const office = useOfficeName();
  return [
    ...(specimens.length === 0
      ? []
      : [
          {
            label: t('specimen.title'),
            value: specimens
              .map(({ classNumber }) => t('specimen.class', { number: classNumber }))
              .join(', '),
          },
        ]),
    ...(priority === null
      ? []
      : [
          {
            code: '300',
            label: t('priority.title'),
            value: priorityLine(priority, office, i18n.language),
          },
        ]),
    ...(papers.length === 0
      ? []
      : [
          {
            label: t('copy.papers'),
            value: papers.map(({ type }) => t([`copy.paper.${type}`, 'copy.paper.other'])).join(', '),
          },
        ]),
  ];
}

/** On which ground it is filed in the United States, in the words people chose it by. */
function Basis({ as }: { as: string }) {
  const { t } = useTranslation('draft');
  const basis = BASES[as];
  return basis === undefined ? as : `${t(`basis.${basis}.title`)}. ${t(`basis.${basis}.text`)}`;
}
