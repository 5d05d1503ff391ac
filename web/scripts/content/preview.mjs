// npm run content: shows every text of web/content as it is written, with what is wrong with it, anew after each change.
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { checkDocuments } from './check-documents.mjs';
import { compileCollections } from './compile-collections.mjs';
import { listPage, styleSheet, textPage } from './preview-page.mjs';
import { CONTENT_FOLDER, readCollections } from './read-collections.mjs';
import { readSite } from './read-site.mjs';

const PORT = Number(process.env.CONTENT_PORT ?? 4390);
/** An editor saves a file in several strokes. */
const SETTLE_MS = 150;

const site = await readSite();
/** @type {Set<import('node:http').ServerResponse>} */
const readers = new Set();

function look() {
  const { sources, problems } = readCollections(CONTENT_FOLDER);
  const { texts } = compileCollections(sources);
  const state = { texts, problems: [...problems, ...checkDocuments(texts, site)] };
  process.stdout.write(`${texts.length} texts, ${state.problems.length} problems\n`);
  return state;
}

let state = look();
let timer;
watch(CONTENT_FOLDER, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    state = look();
    for (const reader of readers) reader.write('data: changed\n\n');
  }, SETTLE_MS);
});

function listen(request, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(':\n\n');
  readers.add(response);
  request.on('close', () => readers.delete(response));
}

function answer(request, response) {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/changes') return listen(request, response);
  if (path === '/look.css') {
    response.writeHead(200, { 'content-type': 'text/css' });
    return response.end(styleSheet());
  }
  const text = state.texts.find(({ source }) => path === `/${source.file.replace(/\.md$/, '')}`);
  if (path !== '/' && text === undefined) return response.writeHead(404).end('There is no such text.');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  return response.end(text === undefined ? listPage(state) : textPage(text, state));
}

createServer(answer).listen(PORT, '127.0.0.1', () =>
  process.stdout.write(`Texts are shown at http://localhost:${PORT}\n`),
);
