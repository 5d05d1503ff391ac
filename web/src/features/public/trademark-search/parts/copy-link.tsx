import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';

/** The address says everything, so copying it shares the answer. */
export function CopyLink() {
  const { t } = useTranslation('search');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };
  return (
    <Button type="button" size="small" onClick={() => void copy().catch(() => setCopied(false))}>
      {t(copied ? 'share.done' : 'share.copy')}
    </Button>
  );
}
