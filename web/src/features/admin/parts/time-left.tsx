import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../kit/status/status.js';

const MINUTE = 60_000;
const SOON = 4 * 60 * MINUTE;

/** Whole hours and minutes between two moments, without sign. */
export function spanOf(ms: number): { hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(ms) / MINUTE);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Time until a promise breaks; late and soon are said in words. */
export function TimeLeft({ at }: { at: string }) {
  const { t } = useTranslation('admin');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(at) - now;
  const span = t('time.span', spanOf(left));
  if (left < 0) return <Status tone="problem">{t('time.late', { span })}</Status>;
  return <Status tone={left < SOON ? 'waiting' : 'progress'} quiet={left >= SOON}>{t('time.left', { span })}</Status>;
}
