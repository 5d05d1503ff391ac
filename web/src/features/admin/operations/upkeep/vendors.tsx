import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Status } from '../../../../kit/status/status.js';
import { figureWords } from '../figure-words.js';
import { FigureTable } from './figure-table.js';
import { vendorsOf, type SeriesLine } from './last-figures.js';

/** Whom we ask outside, and how they answer. */
export function Vendors({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t, i18n } = useTranslation('admin-upkeep');
  return (
    <FigureTable
      id="vendors"
      title={t('vendors.title')}
      none={t('vendors.none')}
      columns={[t('vendors.who'), t('vendors.state'), t('vendors.answered'), t('vendors.failed')]}
      rows={vendorsOf(lines).map(({ vendor, lastAnswerAt, failed, cutOff }) => [
        i18n.exists(`admin-upkeep:vendors.name.${vendor}`) ? t(`vendors.name.${vendor}`) : vendor,
        cutOff ? (
          <Status tone="problem">{t('vendors.cutOff')}</Status>
        ) : (
          <Status tone="ok">{t('vendors.asked')}</Status>
        ),
        lastAnswerAt === undefined ? (
          '–'
        ) : (
          <Moment at={new Date(lastAnswerAt * 1000).toISOString()} style="short" />
        ),
        failed === undefined ? t('vendors.noCalls') : figureWords(failed, 'share', i18n.language),
      ])}
    />
  );
}
