import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import { AppLink } from '../../../kit/link/app-link.js';
import readingStyles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { Checklist } from './parts/checklist.js';
import { ClassColumns } from './parts/class-columns.js';
import { Examples } from './parts/examples.js';
import { Onward } from './parts/onward.js';

export const loader = ({ context }: LoaderFunctionArgs) => recordsOf(context).specimenGuide();

/** What proof of use looks like, and the way to one’s own trade or class. */
export function Component() {
  const { t } = useTranslation('records');
  const { classes, sectors } = useLoaderData<typeof loader>();
  return (
    <Shelf unsearched title={t('guide.title')} description={t('guide.description')} lead={t('guide.lead')}>
      <section className={readingStyles.group}>
        <h2>{t('guide.when')}</h2>
        <div className={readingStyles.text}>
          <p>{t('guide.whenText')}</p>
          <p>{t('guide.goodsOrServices')}</p>
        </div>
      </section>
      <Examples
        good={{ thing: 'shirt', drawing: 'tag', text: t('guide.good') }}
        weak={{ thing: 'shirt', drawing: 'undated', text: t('guide.weak'), reason: t('guide.weakWhy') }}
        refused={{
          thing: 'shirt',
          drawing: 'mock-up',
          text: t('guide.refused'),
          reason: t('guide.refusedWhy'),
        }}
      />
      <Checklist />
      <section className={readingStyles.group}>
        <h2>{t('guide.bySector')}</h2>
        <ul className={readingStyles.columns}>
          {sectors.map(({ slug, name }) => (
            <li key={slug}>
              <AppLink to={`/specimen-guide/sector/${slug}`}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </section>
      {(['goods', 'services'] as const).map((kind) => (
        <section key={kind} className={readingStyles.group}>
          <h2>{t(`guide.${kind}`)}</h2>
          <ClassColumns of={classes.filter((one) => one.kind === kind)} />
        </section>
      ))}
      <Onward />
    </Shelf>
  );
}
