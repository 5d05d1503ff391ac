import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Extract } from '../../../../../kit/extract/extract.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { Watch } from '../watch.js';

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** What is compared with what, from when to when. */
export function Settings({ watch }: { watch: Watch }) {
  const { t } = useTranslation('admin-watch');
  const officeName = useOfficeName();
  const { trademark, jurisdictions, alsoSimilar, dateStart, dateEnd } = watch;
  const offices = jurisdictions ?? [];
  const rows = [
    {
      label: t('mark'),
      value:
        trademark === null ? (
          '–'
        ) : (
          <AppLink to={`/trademark/${trademark.id}/show`}>
            {[trademark.name, trademark.jurisdiction, trademark.number].filter(Boolean).join(' · ')}
          </AppLink>
        ),
    },
    {
      label: t('offices'),
      value: offices.length === 0 ? t('allOffices') : offices.map((code) => officeName(code)).join(', '),
    },
    { label: t('compared'), value: t(alsoSimilar ? 'alsoSimilar' : 'identicalOnly') },
    {
      label: t('days'),
      value:
        dateEnd === null
          ? t('from', { start: day(dateStart) })
          : t('fromTo', { start: day(dateStart), end: day(dateEnd) }),
    },
  ];
  return (
    <section aria-labelledby="watch-settings">
      <h3 id="watch-settings">{t('settings')}</h3>
      <Extract rows={rows} />
    </section>
  );
}
