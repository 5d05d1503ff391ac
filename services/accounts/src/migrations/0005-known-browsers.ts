/** Browsers a person signed in from, each by a digest that names nobody: neither the cookie nor an address can be read from it. */
export const knownBrowsers = {
  name: '0005-known-browsers',
  sql: `
create table known_browser (
  user_id uuid not null, browser_hash text not null, seen_at timestamptz not null, primary key (user_id, browser_hash));
`,
};
