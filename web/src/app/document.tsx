import type { ReactNode } from 'react';
import newsreader from '../../build/fonts/newsreader-latin.woff2?url';
import instrumentSans from '../../build/fonts/instrument-sans-latin.woff2?url';
import type { Locale } from '../i18n/locale-rules.js';

/** The whole HTML document: the server renders it, the browser hydrates it. Styles and boot data are the server's own addition. */
export function Document({
  locale,
  styles,
  children,
}: {
  locale: Locale;
  area: string | undefined;
  styles?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17130e" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.png" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-512.png" />
        <link rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={instrumentSans} crossOrigin="anonymous" />
        {styles}
      </head>
      <body>{children}</body>
    </html>
  );
}
