/** @typedef {import('./store.mjs').Mail} Mail */

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
  iframe { width: 100%; height: 40rem; border: 1px solid #8884; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8884; padding: 1rem; }
  .quiet { opacity: .75; }
`;

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

/**
 * The list of messages, newest first.
 * @param {readonly Mail[]} mails
 * @param {import('./faults.mjs').Fault} fault
 */
export function listPage(mails, fault) {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<tr><td><a href="/messages/${id}">${escapeHtml(subject || '(no subject)')}</a></td><td>${escapeHtml(to.join(', '))}</td><td>${escapeHtml(time(receivedAt))}</td></tr>`,
  );
  const warning =
    fault.mode === 'none'
      ? ''
      : `<p role="status"><strong>Fault switched on: ${escapeHtml(fault.mode)}</strong></p>`;
  const table =
    rows.length === 0
      ? '<p>No mail yet. Whatever this copy of Cotta sends shows up here and goes nowhere else.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  return page(`Local mail: ${count}`, `<h1>Local mail</h1>${warning}<p class="quiet">${count}</p>${table}`);
}

/**
 * One message. The html part is shown in a frame without scripts, whose links open in a new tab.
 * @param {Mail} mail
 */
export function mailPage(mail) {
  const headers = mail.headers.map(
    ({ name, value }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const attachments = mail.attachments.map(
    ({ name, type, bytes }) => `<li>${escapeHtml(name)} (${escapeHtml(type)}, ${bytes} bytes)</li>`,
  );
  const html =
    mail.html === ''
      ? ''
      : `<h2>As html</h2><iframe title="The message as html" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<p>To ${escapeHtml(mail.to.join(', '))}, ${escapeHtml(time(mail.receivedAt))} UTC. <a href="/messages/${mail.id}/raw">Source</a></p>
${html}<h2>As text</h2><pre>${linked(mail.text)}</pre>
${attachments.length === 0 ? '' : `<h2>Attachments</h2><ul>${attachments.join('')}</ul>`}
<h2>Headers</h2><table><tbody>${headers.join('')}</tbody></table>`,
  );
}

/** @param {string} text */
function linked(text) {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
}

/** @param {string} iso */
function time(iso) {
  return iso.slice(0, 19).replace('T', ' ');
}
