import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import { formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import readingStyles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { Facts } from '../parts/records/facts.js';
import { Checklist } from './parts/checklist.js';
import { ClassColumns } from './parts/class-columns.js';
import { Examples } from './parts/examples.js';
import { Onward } from './parts/onward.js';
import { thingOfClass } from './parts/things.js';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  recordsOf(context).specimenClass(params['class'] ?? '');

/** What shows use in one class: what is accepted, what is often refused, and why. */
export function Component() {
  const { t, i18n } = useTranslation('records');
  const { specimens, sectors, related } = useLoaderData<typeof loader>();
  const { number, name, kind, hint, acceptable, refused, includes, excludes, terms, reviewed } = specimens;
  const thing = thingOfClass(number);
  return (
    <Shelf
      unsearched
      title={t('classGuide.title', { number, name })}
      description={t('classGuide.description', { number, name })}
      lead={hint}
      above={[{ to: '/specimen-guide', label: t('guide.title') }]}
    >
      <div className={readingStyles.pair}>
        <Points title={t('classGuide.accepted')} points={acceptable} />
        <Points title={t('classGuide.refused')} points={refused} />
      </div>
      <Examples
        good={{ thing, drawing: kind === 'goods' ? 'tag' : 'service', text: t(`classGuide.${kind}.good`) }}
        weak={{
          thing,
          drawing: 'undated',
          text: t(`classGuide.${kind}.weak`),
          reason: t('guide.weakWhy'),
        }}
        refused={{
          thing,
          drawing: kind === 'goods' ? 'mock-up' : 'advert',
          text: t(`classGuide.${kind}.refused`),
          reason: t(`classGuide.${kind}.refusedWhy`),
        }}
      />
      <Checklist kind={kind} />
      <section className={readingStyles.group}>
        <h2>{t('classGuide.covers', { number })}</h2>
        <Facts
          of={[
            [t('classGuide.includes'), includes],
            [t('classGuide.excludes'), excludes],
            [t('classGuide.terms'), terms.join(', ')],
          ]}
        />
        <p className={readingStyles.meta}>
          {t('classGuide.source', { source: specimens.source })}
          {reviewed !== undefined && ` ${t('reviewed', { day: formatDay(reviewed, i18n.language) })}`}
        </p>
      </section>
      {sectors.length > 0 && (
        <section className={readingStyles.group}>
          <h2>{t('classGuide.sectors')}</h2>
          <ul className={readingStyles.plain}>
            {sectors.map((sector) => (
              <li key={sector.slug}>
                <AppLink to={`/specimen-guide/sector/${sector.slug}`}>{sector.name}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={readingStyles.group}>
        <h2>{t('classGuide.related')}</h2>
        <ClassColumns of={related} />
      </section>
      <Onward number={number} />
    </Shelf>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={readingStyles.text}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
