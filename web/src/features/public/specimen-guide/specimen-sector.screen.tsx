import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import readingStyles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { Checklist } from './parts/checklist.js';
import { ClassColumns } from './parts/class-columns.js';
import { Examples } from './parts/examples.js';
import { Onward } from './parts/onward.js';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  recordsOf(context).specimenSector(params['sector'] ?? '');

/** What people of one trade take a picture of. */
export function Component() {
  const { t } = useTranslation('records');
  const { sector, classes } = useLoaderData<typeof loader>();
  const { name, lead, photograph, good, weak, refused } = sector;
  return (
    <Shelf
      unsearched
      title={t('sectorGuide.title', { name })}
      description={t('sectorGuide.description', { name })}
      lead={lead}
      above={[{ to: '/specimen-guide', label: t('guide.title') }]}
    >
      <section className={readingStyles.text}>
        <h2>{t('sectorGuide.photograph')}</h2>
        <ol>
          {photograph.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ol>
      </section>
      <Examples good={good} weak={weak} refused={refused} />
      <Checklist />
      <section className={readingStyles.group}>
        <h2>{t('sectorGuide.classes')}</h2>
        <ClassColumns of={classes} />
      </section>
      <Onward />
    </Shelf>
  );
}
