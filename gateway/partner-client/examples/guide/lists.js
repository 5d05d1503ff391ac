const marks = [];
let after;
do {
  const page = await call('GET', `trademarks?limit=100${after ? `&after=${encodeURIComponent(after)}` : ''}`);
  marks.push(...page.items);
  after = page.next;
} while (after);
const deadlines = await call('GET', 'deadlines?from=2026-12-01&until=2036-12-01');
