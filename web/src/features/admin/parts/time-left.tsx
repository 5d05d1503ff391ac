import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../kit/status/status.js';

const MINUTE = 60_000;
const SOON = 4 * 60 * MINUTE;

/** Whole days, hours and minutes between two moments, without sign. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(ms) / MINUTE);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
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
  const parts = spanOf(left);
  const span = t(parts.days > 0 ? 'time.days' : 'time.span', parts);
  if (left < 0) return <Status tone="problem">{t('time.late', { span })}</Status>;
  return (
    <Status tone={left < SOON ? 'waiting' : 'progress'} quiet={left >= SOON}>
      {t('time.left', { span })}
    </Status>
  );
}
