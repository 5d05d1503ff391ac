import type { Block, Tone } from './email-content.js';
import { light, mono, serif } from './style.js';

const SIGNS: Readonly<Record<Tone, string>> = { good: '●', wait: '◐', bad: '▲' };
const BODY = `font-size:17px;line-height:1.55;color:${light.ink};`;

/** Plain text to HTML; line breaks stay. Everything a person typed goes through here. */
export function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
}

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 18px;${BODY}">${escapeHtml(block.text)}</p>`;
    case 'aside':
      return `<p class="quiet" style="margin:0 0 14px;font-size:15px;line-height:1.5;color:${light.quiet};">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return ledger(
        block.rows.map(({ label, values }) => row(escapeHtml(label), values.map(escapeHtml).join('<br>'))),
      );
    case 'verdicts':
      return ledger(
        block.rows.map(({ office, verdict, tone }) => row(escapeHtml(office), verdictHtml(verdict, tone))),
      );
    case 'list':
      return `${title(block.title)}<ul style="margin:0 0 20px;padding:0 0 0 22px;">${block.items.map(item).join('')}</ul>`;
    case 'links':
      return `<ul style="margin:0 0 20px;padding:0 0 0 22px;">${block.rows.map(linkItem).join('')}</ul>`;
    case 'quote':
      return `${title(block.title)}<blockquote class="ink soft" style="margin:0 0 20px;padding:14px 18px;border-left:3px solid ${light.clay};background:${light.soft};font-family:${serif};font-size:18px;line-height:1.5;color:${light.ink};overflow-wrap:anywhere;">${escapeHtml(block.text)}</blockquote>`;
  }
}

function title(words: string): string {
  return `<h2 class="ink" style="margin:26px 0 8px;font-size:16px;line-height:1.4;font-weight:600;color:${light.ink};">${escapeHtml(words)}</h2>`;
}

function item(words: string): string {
  return `<li class="ink" style="margin:0 0 6px;${BODY}">${escapeHtml(words)}</li>`;
}

function linkItem({
  label,
  url,
  note,
}: {
  readonly label: string;
  readonly url: string;
  readonly note?: string;
}): string {
  const said =
    note === undefined
      ? ''
      : `<br><span class="quiet" style="font-size:15px;color:${light.quiet};">${escapeHtml(note)}</span>`;
  return `<li class="ink" style="margin:0 0 10px;${BODY}"><a class="link" href="${escapeHtml(url)}" style="color:${light.link};overflow-wrap:anywhere;">${escapeHtml(label)}</a>${said}</li>`;
}

function ledger(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 24px;border-collapse:collapse;">${rows.join('')}</table>`;
}

/** A fact of the register: its label, then what stands there. `value` is HTML. */
function row(label: string, value: string): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${light.line};vertical-align:top;text-align:left;line-height:1.45;`;
  return `<tr><td class="label" style="${cell}width:38%;padding-right:16px;font-size:15px;color:${light.quiet};">${label}</td><td class="value" style="${cell}font-size:17px;color:${light.ink};overflow-wrap:anywhere;">${value}</td></tr>`;
}

/** Shape and word first, colour third. */
function verdictHtml(verdict: string, tone: Tone): string {
  return `<span class="${tone}" style="color:${light[tone]};font-weight:600;"><span aria-hidden="true" style="font-family:${mono};">${SIGNS[tone]}</span>&nbsp;${escapeHtml(verdict)}</span>`;
}
