import type { Locale } from '../../../words/locale.js';
import type { Say } from '../../../words/say.js';
import { blockHtml, escapeHtml } from './block-html.js';
import type { EmailContent } from './email-content.js';
import { grotesque, light, serif, sheet } from './style.js';

/** The letter as one HTML page: no images, no scripts, nothing fetched, 600 px wide, at most one button. */
export function layout(
  content: EmailContent,
  options: { locale: Locale; say: Say; greeting: string; stop?: string },
): string {
  const { locale, say, greeting, stop } = options;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};font-family:${grotesque};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(content.preheader)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper};"><tr><td align="center" style="padding:28px 12px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;">
<tr><td style="padding:0 4px 14px;">${nameplate(say)}</td></tr>
<tr><td class="sheet" style="padding:38px 40px 30px;background:${light.sheet};border:1px solid ${light.line};border-radius:12px;">
<h1 class="h1" style="margin:0 0 22px;font-family:${serif};font-weight:500;font-size:34px;line-height:1.1;letter-spacing:-0.01em;text-wrap:balance;color:${light.ink};">${escapeHtml(content.heading)}</h1>
${blockHtml({ kind: 'text', text: greeting })}
${content.before.map(blockHtml).join('\n')}
${content.button === undefined ? '' : buttonHtml(content.button)}
${content.after.map(blockHtml).join('\n')}
${content.button === undefined ? '' : addressHtml(say('common.copyLink'), content.button.url)}
</td></tr>
<tr><td style="padding:18px 4px 0;">${[say('common.ask'), say('common.trust'), content.why].map(footnote).join('\n')}${stop === undefined ? '' : stopHtml(say('common.stop'), stop)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function nameplate(say: Say): string {
  const encrypt = `<span class="seal" style="display:inline-block;width:13px;height:13px;margin-right:9px;border-radius:4px;background:${light.clay};"></span>`;
  return `${encrypt}<span class="ink" style="font-family:${serif};font-size:22px;font-weight:500;color:${light.ink};">Cotta</span><span class="quiet" style="font-size:14px;color:${light.quiet};">&nbsp;&nbsp;${escapeHtml(say('common.tagline'))}</span>`;
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:14px 26px;border-radius:8px;background:${light.clay};color:${light.onClay};font-size:17px;line-height:1.2;font-weight:600;text-decoration:none;`;
  return `<p style="margin:26px 0 28px;"><a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function addressHtml(words: string, url: string): string {
  return `<p class="quiet rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};font-size:13px;line-height:1.5;color:${light.quiet};">${escapeHtml(words)}<br><a class="link" href="${escapeHtml(url)}" style="color:${light.link};overflow-wrap:anywhere;word-break:break-all;">${escapeHtml(url)}</a></p>`;
}

function stopHtml(words: string, url: string): string {
  return `<p class="quiet" style="margin:0 0 6px;font-size:13px;line-height:1.5;"><a class="link" href="${escapeHtml(url)}" style="color:${light.link};">${escapeHtml(words)}</a></p>`;
}

function footnote(words: string): string {
  return `<p class="quiet" style="margin:0 0 6px;font-size:13px;line-height:1.5;color:${light.quiet};">${escapeHtml(words)}</p>`;
}
