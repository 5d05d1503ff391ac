import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { download } from '../../parts/download.js';
import type { Report } from './report.js';

interface Props {
  readonly report: Pick<Report, 'id' | 'endDate'>;
  /** Of the account, whatever the browser speaks; where it is not known, the browser's. */
  readonly language: string | undefined;
}

/** The report as a file, in the language of the account: that of the letter which led to it. */
export function SaveReport({ report: { id, endDate }, language }: Props) {
  const { t } = useTranslation('portal-monitoring');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    try {
      const locale = language === undefined ? '' : `?locale=${language}`;
      const file = await download(`/api/monitoring-report/${id}/file${locale}`);
      if (file === undefined) return setState('failed');
      saveFile(`cotta-monitoring-${endDate}.pdf`, file);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button look="accent" busy={state === 'busy'} onClick={() => void save()}>
        {t('report.save')}
      </Button>
      {state === 'failed' && <p role="alert">{t('report.saveFailed')}</p>}
    </>
  );
}
