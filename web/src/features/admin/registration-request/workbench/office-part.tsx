import { useTranslation } from 'react-i18next';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';
import { LogoVersions } from '../../../../domain/draft/logo-versions.js';
import { ClassSpecimens } from '../../../../domain/specimen/class-specimens.js';
import { languageName } from '../../parts/language-name.js';
import { BenchSection } from './bench-section.js';
import type { DeskApplication, DeskOffice, DeskRequest } from './draft-records.js';
import { GoodsPart } from './goods-part.js';
import { RepresentativeChoice } from './representative-choice.js';
import { SavedChoice, SavedText } from './saved-field.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

const BASES = ['_1_A', '_1_B', '_44_D', '_44_E'] as const;
const LANGUAGES = ['DE', 'ES', 'FR', 'IT'] as const;
const PICTURES = ['colour', 'black-and-white', 'series'] as const;

interface Props {
  readonly request: DeskRequest;
  readonly application: DeskApplication;
  readonly office: DeskOffice;
}

/** One office: what it asks and nothing else, beside what it will get. */
export function OfficePart({ request, application, office }: Props) {
  const { t } = useTranslation(['admin-draft', 'draft', 'draft-turn']);
  const { data, reread } = useWorkbench();
  const of = { office: office.id };
  const copy = data.filingCopy.offices.filter(
    ({ applicationJurisdictionId }) => applicationJurisdictionId === office.id,
  );
  return (
    <div className={styles.office}>
      <div className={styles.asked}>
        <GoodsPart key={office.id} request={request} office={office} />
        {office.jurisdiction === 'US' && (
          <BenchSection part="basis" title={t('draft:basis.title')}>
            <div className={styles.fields}>
              <SavedChoice
                of={of}
                name="usptoFilingBasis"
                label={t('draft:basis.title')}
                none={t('basisUnsaid')}
                options={BASES.map((value) => ({ value, text: t(`draft:basis.${value}.title`) }))}
              />
              <SavedText
                of={of}
                name="usptoAdditionalInfo"
                kind="area"
                label={t('draft:basis.more')}
                longest={5000}
              />
            </div>
          </BenchSection>
        )}
        {office.jurisdiction === 'EU' && <Languages office={office} />}
        <RepresentativeChoice key={`represented ${office.id}`} office={office} />
        {request.type !== 'TEXT' && (
          <Picture request={request} office={office} onChosen={() => void reread()} />
        )}
        {office.usptoFilingBasis === '_1_A' && <Specimens application={application} office={office} />}
      </div>
      <section className={styles.copy} aria-label={t('copy')}>
        <h3>{t('copy')}</h3>
        <FilingCopyView
          copy={{ offices: copy }}
          pictures={[request.logo, ...application.jurisdictions.items.map(({ logo }) => logo)]}
        />
      </section>
    </div>
  );
}

/** In which it is written, and the other one that its opponents may write in. */
function Languages({ office }: Pick<Props, 'office'>) {
  const { t } = useTranslation(['admin-draft', 'draft-turn']);
  const { id, firstLanguage, secondLanguage } = office;
  return (
    <BenchSection title={t('languages.title')}>
      <p>
        {firstLanguage === null
          ? t('languages.later')
          : t('languages.first', { language: languageName(firstLanguage.toLowerCase()) })}
      </p>
      <SavedChoice
        of={{ office: id }}
        name="secondLanguage"
        label={t('draft-turn:secondLanguage')}
        {...(secondLanguage === null ? { none: t('languages.unsaid') } : {})}
        options={LANGUAGES.map((value) => ({ value, text: languageName(value.toLowerCase()) }))}
      />
    </BenchSection>
  );
}

/** How the picture is filed here, and which colours are claimed. */
function Picture({
  request,
  office,
  onChosen,
}: Pick<Props, 'request' | 'office'> & { readonly onChosen: () => void }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { open } = useWorkbench();
  const of = { office: office.id };
  return (
    <BenchSection title={t('draft:logo.title')}>
      <div className={styles.fields}>
        <SavedChoice
          of={of}
          name="logoType"
          label={t('draft:picture.logoType')}
          none="–"
          options={PICTURES.map((value) => ({ value, text: t(`draft:picture.type.${value}`) }))}
        />
        <SavedText of={of} name="textInTrademark" label={t('draft:picture.textInTrademark')} />
        {office.logoType !== 'black-and-white' && (
          <SavedText
            of={of}
            name="colorClaim"
            label={t('draft:picture.colorClaim')}
            hint={t('coloursHint')}
            longest={2000}
            input={(colours) => ({ colorClaim: colours, colorClaimEnabled: colours !== null })}
          />
        )}
      </div>
      {open && <LogoVersions request={request} office={office} onChosen={onChosen} />}
    </BenchSection>
  );
}

/** For a filing on use: class by class what shows it. */
function Specimens({ application, office }: Pick<Props, 'application' | 'office'>) {
  const { t } = useTranslation('draft');
  const { open, reread } = useWorkbench();
  return (
    <BenchSection part="specimens" title={t('specimen.title')}>
      {office.goodsAndServices.map(({ classNumber }) => (
        <article key={classNumber}>
          <h4>{t('specimen.class', { number: classNumber })}</h4>
          <ClassSpecimens
            of={{ applicationId: application.id }}
            classNumber={classNumber}
            specimens={application.specimens.items.filter((one) => one.classNumber === classNumber)}
            disabled={!open}
            adds={open}
            onChanged={() => void reread()}
          />
        </article>
      ))}
    </BenchSection>
  );
}
