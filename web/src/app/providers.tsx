import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastProvider } from '../kit/toast/toast.js';
import type { Boot } from '../kit/page/boot.js';
import { BootContext } from '../kit/page/boot-context.js';

/** What every screen may use, on the server and in the browser alike. */
export function Providers({ boot, texts, children }: { boot: Boot; texts: i18n; children: ReactNode }) {
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={texts}>
        <ToastProvider>{children}</ToastProvider>
      </I18nextProvider>
    </BootContext>
  );
}
